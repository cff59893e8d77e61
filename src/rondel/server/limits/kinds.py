"""Limit definitions: kinds, default values, the parser of the setting `limits`, and rate-limit keys."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache
from typing import NamedTuple

from rondel.server.config import SettingError

# Rates per person; all people at one address together get five times as much, all addresses of one block twenty times.
# Requests without a login (`login`, `guest`) are counted per address, with four times as much per block. These are
# counted in the database, for all processes together:
SHARED_RATES = {
    "login": "20/minute",
    "account": "30/hour",  # login attempts per account
    "mail": "6/hour;20/day",  # confirmation links, per person and per e-mail address
    "reset": "6/hour;20/day",  # password reset links, per IP address and per account
    "rename": "4/month",  # accounts only
    "report": "20/hour",
    "export": "10/hour",
    "records": "10/hour",  # downloads of all one's records
    "guest": "30/minute;300/day",
    "table": "30/minute;300/day",
    "sandbox": "20/minute;150/day",
    "analysis": "10/minute;100/day",
    "tournament": "6/minute;30/day",
    "upload": "6/minute;60/day",
    "chat": "40/minute",
    "token": "10/minute;50/day",
    "friend": "20/hour;60/day",  # friend requests, and blocks by name
    "wish": "30/hour",
    "invite": "20/hour;60/day",  # per inviting and per invited person
    "join": "30/minute;300/day",  # including attempts with invitation codes
    "device": "20/minute;100/day",
    "webhook": "10/minute;50/day",
    "test": "5/minute;50/day",  # test messages to one's own devices and webhooks
}
# Too frequent for the database: each process counts in memory and allows its share.
LOCAL_RATES = {
    "look": "2400/minute",
    "change": "1200/minute;40000/day",
    "page": "2400/minute",
    "hint": "30/minute",
    "feed": "60/minute;3000/day",
    # Milliseconds of CPU time: a tenth of one core per person.
    "work": "6000/minute",
}
# Quotas per person: `tables` counts open and running ones, `sandboxes` includes uploaded records, and `bot_tables`
# counts running tables at which only bots play.
DEFAULT_QUOTAS = {"devices": 10, "webhooks": 10, "tables": 50, "sandboxes": 100, "bot_tables": 3}
ADDRESS_SHARE, BLOCK_SHARE = 5, 20
ANONYMOUS_BLOCK_SHARE = 4
_SAMPLE = "guest=10/minute;100/day, tables=20"
_SECONDS = {"second": 1, "minute": 60, "hour": 3_600, "day": 86_400, "month": 2_592_000, "year": 31_104_000}
_RATE = re.compile(rf"(?P<limit>[0-9]{{1,12}}) */ *(?P<times>[1-9][0-9]{{0,8}})? *(?P<unit>{'|'.join(_SECONDS)})s?")


class Rate(NamedTuple):
    """At most `limit` requests within `seconds`."""

    limit: int
    seconds: int


class Limits(NamedTuple):
    rates: dict[str, list[Rate]]
    quotas: dict[str, int]


def limits_of(setting: str) -> Limits:
    """Return the default limits with the changes from the setting, such as `guest=10/minute;100/day, tables=20`."""
    texts, quotas = {**SHARED_RATES, **LOCAL_RATES}, dict(DEFAULT_QUOTAS)
    for part in filter(None, (each.strip() for each in setting.split(","))):
        name, _, value = (each.strip() for each in part.partition("="))
        if name in quotas and value.isascii() and value.isdigit() and len(value) < 10:
            quotas[name] = int(value)
        elif name in texts and "/" in value:
            texts[name] = value
        else:
            known = ", ".join([*texts, *quotas])
            raise SettingError(
                f"The setting limits contains {part!r}; it takes for example {_SAMPLE!r}, with: {known}."
            )
    try:
        rates = {name: [_rate(each) for each in text.split(";")] for name, text in texts.items()}
    except ValueError:
        raise SettingError(f"The setting limits is {setting!r}; write rates as in {_SAMPLE!r}.") from None
    return Limits(rates, quotas)


def _rate(text: str) -> Rate:
    """Parse a rate such as `10/minute` or `3/2 hours`, or raise `ValueError`."""
    if (found := _RATE.fullmatch(text.strip().lower())) is None:
        raise ValueError(text)
    return Rate(int(found["limit"]), int(found["times"] or 1) * _SECONDS[found["unit"]])


class RateKey(NamedTuple):
    """Rate-limit key of a request, and the multiple of a person's limit that it may use."""

    key: str
    share: int = 1


def rate_key_at(address: str, share: int = ADDRESS_SHARE) -> RateKey:
    return RateKey(f"address {network_of(address)}", share)


def rate_key_in_block(address: str, share: int = BLOCK_SHARE) -> RateKey:
    """Return the key of an address block, the range that providers typically assign to one customer."""
    return RateKey(f"block {block_of(address)}", share)


def block_of(address: str) -> str:
    """Return the /24 (IPv4) or /48 (IPv6) network of an address."""
    try:
        known = ipaddress.ip_address(network_of(address))
    except ValueError:
        return address[:64]
    return str(ipaddress.ip_network((known, 24 if known.version == 4 else 48), strict=False))


@lru_cache(4096)
def network_of(address: str) -> str:
    """Return an IPv4 address unchanged, or the /64 network of an IPv6 address, which belongs to one subscriber."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False).network_address)
    return str(known)
