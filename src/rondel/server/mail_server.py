"""Parser of the setting `mail`: smtp://user:password@host:587."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field
from email.utils import parseaddr
from urllib.parse import parse_qsl, unquote, urlsplit

SAMPLE = "smtp://user:password@mail.example.org:587"
PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    host: str
    port: int
    tls: bool  # implicit TLS
    starttls: bool  # required
    user: str | None = None
    password: str | None = field(default=None, repr=False)

    @classmethod
    def parse(cls, address: str) -> MailServer:
        """Parse the setting or raise `ValueError`; the message never contains the address, which includes a
        password."""
        try:
            parts = urlsplit(address)
            port, options = parts.port, dict(parse_qsl(parts.query, strict_parsing=bool(parts.query)))
        except ValueError:
            raise ValueError(f"The setting mail cannot be read; it takes an address such as {SAMPLE}.") from None
        wrong_options = set(options) - {"starttls"} or options.get("starttls", "yes") not in ("yes", "no")
        if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.fragment or wrong_options:
            raise ValueError(
                f"The setting mail takes an address such as {SAMPLE}; smtps:// for TLS from the start, "
                "and ?starttls=no after it for a server without encryption."
            )
        tls = parts.scheme == "smtps"
        asked = options.get("starttls")
        return cls(
            host=parts.hostname,
            port=port or PORTS[parts.scheme],
            tls=tls,
            starttls=not tls and (not _is_this_machine(parts.hostname) if asked is None else asked == "yes"),
            user=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
        )


def is_sender(text: str) -> bool:
    """Return whether this is a valid sender: `rondel@example.org` or `Rondel <rondel@example.org>`."""
    name, _, domain = parseaddr(text)[1].rpartition("@")
    return bool(name and domain) and text.isprintable()


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
