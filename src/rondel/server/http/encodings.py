"""Whether an answer is worth compressing, and in which way its reader can read it then."""

from __future__ import annotations

from collections.abc import Iterable

from litestar.types import Scope

LEAST = 1_400  # smaller answers fit into one packet as they are


def accepted(scope: Scope, offered: Iterable[bytes]) -> bytes | None:
    """The first of what is offered that the reader takes. Browsers take Brotli over TLS and on their own machine."""
    header = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
    taken = set()
    for each in header[:200].replace(b" ", b"").lower().split(b","):
        kind, _, weight = each.partition(b";q=")
        if not weight or weight.strip(b"0.") != b"":
            taken.add(kind)
    return next((kind for kind in offered if kind in taken), None)
