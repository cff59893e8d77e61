"""Connection limits of this process, in total and per address."""

from __future__ import annotations

import ipaddress
from collections import Counter

import structlog

from rondel.server.config import Settings

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

SPARE_FILES = 200  # for the database, bots and files
FALLBACK_CONNECTIONS = 10_000
log = structlog.get_logger()


class Connections:
    """Open connections by address; trusted proxies are only subject to the total limit."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limit = settings.max_connections or _limit_by_open_files()
        self._proxies = [ipaddress.ip_network(each) for each in settings.proxies]
        self.total = 0
        self.by_address: Counter[str] = Counter()

    def can_open(self, address: str) -> bool:
        """Return whether this address may open another connection."""
        if self.total >= self.limit:
            return False
        return self.by_address[address] < self.settings.connections_per_address or self._is_proxy(address)

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ipaddress.ip_address(address) in network for network in self._proxies)
        except ValueError:
            return False

    def opened(self, address: str) -> None:
        """Record a new connection."""
        self.total += 1
        self.by_address[address] += 1

    def closed(self, address: str) -> None:
        """Record a closed connection."""
        self.total -= 1
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]


def _limit_by_open_files() -> int:
    """Return the connection limit that the open-file limit allows, after raising the latter as far as possible."""
    if resource is None:
        return FALLBACK_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):
            log.warning("open_file_limit_not_raised", soft=soft, hard=hard)
    if soft == resource.RLIM_INFINITY:
        return FALLBACK_CONNECTIONS
    return max(16, min(soft - SPARE_FILES, FALLBACK_CONNECTIONS))
