"""Which addresses the server sends to: those of the public network, and others only if the operator says so.

Checked when the connection is made, with the very addresses it is made to: a name that is public when it is looked at
and private when it is used gains nothing.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from rondel.table.errors import Refusal, bad

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
LONGEST = 1000
# What `ipaddress` takes for public, at least in some versions of Python. The first two are where clouds (Azure, Oracle)
# tell their machines secrets.
ALSO_PRIVATE = [
    ipaddress.ip_network(each)
    for each in ("168.63.129.16/32", "192.0.0.0/24", "192.88.99.0/24", "64:ff9b:1::/48", "3fff::/20", "5f00::/16")
]
# The last part of such an IPv6 address is an IPv4 one.
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class PrivateAddress(Exception):
    """The address is one the server does not send to. Not an OSError: aiohttp would try the next."""

    def __init__(self) -> None:
        super().__init__("This address is not on the public Internet, and the operator has not allowed others.")


def is_public(text: str) -> bool:
    """May anybody make the server connect to this address?"""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return all(_is_public(each) for each in [address, *_inside(address)])


def _is_public(address: IPAddress) -> bool:
    private = address.is_multicast or address.is_reserved or address.is_unspecified or address.is_link_local
    site_local = isinstance(address, ipaddress.IPv6Address) and address.is_site_local
    return address.is_global and not private and not site_local and not any(address in each for each in ALSO_PRIVATE)


def _inside(address: IPAddress) -> list[IPAddress]:
    """The IPv4 addresses that an IPv6 address leads to."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    found: list[IPAddress] = [each for each in (address.sixtofour, *(address.teredo or ())) if each is not None]
    last = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    if address in NAT64 or int(address) >> 32 == 0:
        found.append(last)
    return found


def checked_url(url: str, *, private_allowed: bool) -> str:
    """An address that can be sent to as far as one can see before trying, or a refusal."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if not host or len(url) > LONGEST or not plain or parts.username is not None or parts.fragment:
        raise bad("webhook_address", "This is no address that something can be sent to.")
    if parts.scheme != "https" and not (private_allowed and parts.scheme == "http"):
        raise bad("webhook_https", "The address has to begin with https://.")
    if not private_allowed and ((_is_number(host) and not is_public(host)) or _is_local_name(host)):
        raise private_address()
    return url


def private_address() -> Refusal:
    return bad("webhook_private", str(PrivateAddress()))


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def _is_local_name(host: str) -> bool:
    name = host.rstrip(".").lower()
    return ("." not in name and ":" not in name) or name.endswith((".localhost", ".local", ".internal", ".home.arpa"))
