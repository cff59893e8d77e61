"""SSRF protection: the server connects to private addresses only if the operator allows it.

Addresses are checked when the connection is made, which also defeats DNS rebinding.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from rondel.table.errors import Refusal, bad

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
LONGEST = 1000
# Networks that `ipaddress` considers public, at least in some Python versions. The first two contain the metadata
# services of clouds (Azure, Oracle).
ALSO_PRIVATE = [
    ipaddress.ip_network(each)
    for each in ("168.63.129.16/32", "192.0.0.0/24", "192.88.99.0/24", "64:ff9b:1::/48", "3fff::/20", "5f00::/16")
]
# IPv6 addresses that end with an IPv4 address.
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class PrivateAddress(Exception):
    """The server does not connect to this address. Not an OSError, because aiohttp would try the next address."""

    def __init__(self) -> None:
        super().__init__(
            "This address is not on the public Internet, and the operator does not allow private addresses."
        )


def is_public(text: str) -> bool:
    """Return whether this is a public address, including any embedded IPv4 address."""
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
    """Return the IPv4 addresses embedded in an IPv6 address."""
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
    """Return the URL if it looks usable before any name lookup, or raise a refusal."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if not host or len(url) > LONGEST or not plain or parts.username is not None or parts.fragment:
        raise bad("webhook_address", "This is not a valid URL.")
    if parts.scheme != "https" and not (private_allowed and parts.scheme == "http"):
        raise bad("webhook_https", "The URL must begin with https://.")
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
