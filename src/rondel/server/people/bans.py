"""Bans of people, and of guests from an IP address."""

from __future__ import annotations

import ipaddress
import time
from datetime import UTC, datetime

from sqlalchemy import select

from rondel.server.storage import Store
from rondel.server.storage.models import address_bans
from rondel.table.clocks import clock
from rondel.table.errors import Refusal

CACHE_SECONDS = 15.0


def network_of(address: str) -> str:
    """Return an IPv4 address unchanged, or the /64 network of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:45]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


def banned(until: float, reason: str) -> Refusal:
    """Return the refusal for a banned person."""
    day = datetime.fromtimestamp(min(until, 4e9), UTC).strftime("%Y-%m-%d %H:%M UTC")
    sentence = f"You may not take part here until {day}. {reason}".strip()
    return Refusal(403, "banned", sentence, params={"until": day, "reason": reason})


class AddressBans:
    """Banned addresses, cached for some seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[float, str]] = {}
        self._read_at = float("-inf")

    async def refuse(self, address: str) -> None:
        await self._read()
        until, reason = self._known.get(network_of(address), (0.0, ""))
        if until > clock.now():
            raise banned(until, reason)

    def invalidate(self) -> None:
        """Invalidate the cache."""
        self._read_at = float("-inf")

    async def _read(self) -> None:
        now = time.monotonic()
        if now - self._read_at < CACHE_SECONDS:
            return
        self._read_at = now
        async with self._store.read() as connection:
            rows = (await connection.execute(select(address_bans).where(address_bans.c.until > clock.now()))).all()
        self._known = {row.address: (row.until, row.reason) for row in rows}
