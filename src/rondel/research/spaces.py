"""What keeps a network, a dataset or a checkpoint together with the numbers it was made for: versions and hashes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache

import rondel
from rondel import RondelError


class SpaceMismatch(RondelError):
    """Something was made for another table of actions or another observation; the message says which."""


def hash_of_lines(lines: Iterable[str]) -> str:
    """The SHA-256 of lines, each ended by a newline, as 64 hex digits."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def check_space(what: str, ours: tuple[int, str], theirs: tuple[int, str], source: str) -> None:
    """Refuse what was made for other numbers: `ours` and `theirs` are version and hash."""
    if theirs[1] != ours[1]:
        raise SpaceMismatch(
            f"{source} was made for {what} version {theirs[0]} ({theirs[1][:12]}), "
            f"but here it is version {ours[0]} ({ours[1][:12]})."
        )


@lru_cache(maxsize=32)
def edition_key(edition: rondel.Edition) -> str | rondel.Edition:
    """What travels instead of an edition: its id if it comes with the package, any other edition itself."""
    packaged = edition.id in rondel.editions() and rondel.edition(edition.id) is edition
    return edition.id if packaged else edition
