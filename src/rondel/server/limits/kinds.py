"""What is limited, and how much of it is allowed unless the setting `limits` says otherwise."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache
from typing import NamedTuple

from rondel.server.config import SettingError

# How often within a time. Per person, five times as much for all people at one address together, and twenty times for
# all addresses of one block; who has no name yet (`login`, `guest`) is counted by address, and four times as much by
# block. Counted in the database, for all processes together:
SHARED_RATES = {
    "login": "20/minute",
    "account": "30/hour",  # logins of one account, whoever tries
    "mail": "6/hour;20/day",  # links to confirm an address: of one person, and to one address
    "reset": "6/hour;20/day",  # links for a new password: from one address, and for one account
    "rename": "4/month",  # of an account
    "report": "20/hour",
    "export": "10/hour",
    "records": "10/hour",  # the records of all one's games
    "guest": "30/minute;300/day",
    "table": "30/minute;300/day",
    "sandbox": "20/minute;150/day",
    "analysis": "10/minute;100/day",  # games to be analyzed
    "tournament": "6/minute;30/day",
    "upload": "6/minute;60/day",
    "chat": "40/minute",
    "token": "10/minute;50/day",
    "friend": "20/hour;60/day",  # people asked to be friends, or blocked by name
    "wish": "30/hour",
    "invite": "20/hour;60/day",  # by one person, and of one person
    "join": "30/minute;300/day",  # seats taken, and invitations tried
    "device": "20/minute;100/day",
    "webhook": "10/minute;50/day",
    "test": "5/minute;50/day",  # test messages to one's own devices and webhooks
}
# Too many to write each of them down: each process counts its own share.
LOCAL_RATES = {
    "look": "2400/minute",
    "change": "1200/minute;40000/day",
    "page": "2400/minute",
    "hint": "30/minute",
    "feed": "60/minute;3000/day",
    # Thousandths of a second of computing: a tenth of the time for one person.
    "work": "6000/minute",
}
# How many one person may have at a time: tables open or running, sandboxes (with uploaded records), and tables under
# way at which only bots play.
DEFAULT_QUOTAS = {"devices": 10, "webhooks": 10, "tables": 50, "sandboxes": 100, "bot_tables": 3}
ADDRESS_SHARE, BLOCK_SHARE = 5, 20
ANONYMOUS_BLOCK_SHARE = 4
_SAMPLE = "guest=10/minute;100/day, tables=20"
_SECONDS = {"second": 1, "minute": 60, "hour": 3_600, "day": 86_400, "month": 2_592_000, "year": 31_104_000}
_RATE = re.compile(rf"(?P<most>[0-9]{{1,12}}) */ *(?P<times>[1-9][0-9]{{0,8}})? *(?P<unit>{'|'.join(_SECONDS)})s?")


class Rate(NamedTuple):
    """So many within so many seconds."""

    most: int
    seconds: int


class Limits(NamedTuple):
    rates: dict[str, list[Rate]]
    quotas: dict[str, int]


def limits_of(setting: str) -> Limits:
    """The defaults, changed by what the setting names: `guest=10/minute;100/day, tables=20`."""
    texts, quotas = {**SHARED_RATES, **LOCAL_RATES}, dict(DEFAULT_QUOTAS)
    for part in filter(None, (each.strip() for each in setting.split(","))):
        name, _, value = (each.strip() for each in part.partition("="))
        if name in quotas and value.isascii() and value.isdigit() and len(value) < 10:
            quotas[name] = int(value)
        elif name in texts and "/" in value:
            texts[name] = value
        else:
            known = ", ".join([*texts, *quotas])
            raise SettingError(f"The setting limits has {part!r}; it takes for example {_SAMPLE!r}, for: {known}.")
    try:
        rates = {name: [_rate(each) for each in text.split(";")] for name, text in texts.items()}
    except ValueError:
        raise SettingError(f"The setting limits is {setting!r}; a rate is written as in {_SAMPLE!r}.") from None
    return Limits(rates, quotas)


def _rate(text: str) -> Rate:
    """Return the rate that `10/minute` or `3/2 hours` says, or raise `ValueError`."""
    if (found := _RATE.fullmatch(text.strip().lower())) is None:
        raise ValueError(text)
    return Rate(int(found["most"]), int(found["times"] or 1) * _SECONDS[found["unit"]])


class RateKey(NamedTuple):
    """Whom a request is counted for, and how many times the limit of one person that is allowed."""

    key: str
    share: int = 1


def rate_key_at(address: str, share: int = ADDRESS_SHARE) -> RateKey:
    return RateKey(f"address {network_of(address)}", share)


def rate_key_in_block(address: str, share: int = BLOCK_SHARE) -> RateKey:
    """All who come from the block of addresses that one provider gives to one customer: whoever has many of them is
    still one."""
    return RateKey(f"block {block_of(address)}", share)


def block_of(address: str) -> str:
    """The 256 IPv4 addresses, or the IPv6 network of 48 bits, around an address."""
    try:
        known = ipaddress.ip_address(network_of(address))
    except ValueError:
        return address[:64]
    return str(ipaddress.ip_network((known, 24 if known.version == 4 else 48), strict=False))


@lru_cache(4096)
def network_of(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 one: whoever has one of those has them all."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False).network_address)
    return str(known)
