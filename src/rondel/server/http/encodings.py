"""Whether an answer is worth compressing, and whether its reader can read it then."""

from __future__ import annotations

from litestar.types import Scope

LEAST = 4_096  # smaller answers fit into few packets as they are


def takes_gzip(scope: Scope) -> bool:
    accepted = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
    kinds = (each.replace(b" ", b"").lower() for each in accepted[:200].split(b","))
    return any(each == b"gzip" or (each.startswith(b"gzip;q=") and each[7:] not in (b"0", b"0.0")) for each in kinds)
