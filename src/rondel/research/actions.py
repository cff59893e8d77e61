"""Action space: the fast core's frozen action table, with features of every action."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

import rondel
from rondel import RondelError, fast

FEATURES: Final = (
    "kind",
    "nation",
    "region",
    "to",
    "unit",
    "stance",
    "own",
    "bond",
    "old",
    "space",
    "amount",
)
"""The columns of `ActionSpace.features`: the fields of `rondel.Action`."""

KINDS: Final = (
    "rondel",
    "buy",
    "raise",
    "pass",
    "force",
    "build",
    "produce",
    "import",
    "fleet",
    "army",
    "fight",
    "stance",
    "destroy",
    "allow",
    "refuse",
    "hostile",
    "friendly",
    "peace",
    "ask",
    "flag",
    "end",
    "give",
)
"""The kinds of actions: the first words of their texts. Column `kind` holds the index into this tuple."""


class ActionSpace:
    """The action space of one edition: ids from 0 to `size` - 1. Created by `action_space`.

    Ids, `version` and `hash` are those of `fast.action_table`. Ids are append-only, so they keep their meaning in
    datasets and networks. With `gifts`, gifts of 1 to 30 million are part of the space, otherwise they are left out.
    """

    def __init__(self, edition: str | rondel.Edition, *, gifts: bool = False) -> None:
        self.edition = rondel.edition(edition) if isinstance(edition, str) else edition
        self.table = fast.action_table(self.edition)
        self.gifts = gifts
        at_end = self.table.gifts.stop == len(self.table)
        # Actions appended later come after the gifts, so they are in every space but never legal in this one.
        self.size = self.table.gifts.start if at_end and not gifts else len(self.table)
        self._features: NDArray[np.int16] | None = None

    @property
    def version(self) -> int:
        """The number of revisions of the table, starting with 1; 0 for a custom board."""
        return self.table.version

    @property
    def hash(self) -> str:
        """The SHA-256 of the whole table, including gifts."""
        return self.table.hash

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        gifts = "with" if self.gifts else "without"
        return f"<ActionSpace {self.edition.id}, version {self.version}, {self.size} actions {gifts} gifts>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ActionSpace) and (self.hash, self.size) == (other.hash, other.size)

    def __hash__(self) -> int:
        return hash((self.hash, self.size))

    def __reduce__(self) -> tuple[object, ...]:
        return action_space, (edition_key(self.edition), self.gifts)

    def text(self, id: int) -> str:
        """Return the text of an action."""
        return self.table.text(id)

    def id(self, text: str) -> int:
        """Return the id of an action; gifts of more than 30 million have none."""
        return self.table.id(text)

    @property
    def features(self) -> NDArray[np.int16]:
        """One row per action, one column per `feature_names`; -1 where a feature does not apply.

        Nations, regions, bonds and rondel spaces are numbered in the order of the edition's data.
        """
        if self._features is None:
            rows = np.empty((self.size, len(FEATURES)), np.int16)
            parse = self.edition.actions.parse
            for id in range(self.size):
                action = parse(self.table.text(id))
                rows[id] = (KINDS.index(action.kind), *(getattr(action, name) for name in FEATURES[1:]))
            rows.flags.writeable = False
            self._features = rows
        return self._features

    @property
    def feature_names(self) -> tuple[str, ...]:
        """The columns of `features`."""
        return FEATURES

    def check(self, version: int, digest: str, source: str = "This file") -> None:
        """Raise `SpaceMismatch` if `source` was made with a different action table."""
        ours = (self.version, self.hash)
        check_space(f"the actions of {self.edition.id},", ours, (version, digest), source)


def action_space(edition: str | rondel.Edition, gifts: bool = False) -> ActionSpace:
    """Return the action space of an edition; with `gifts`, gifts of up to 30 million are actions, too."""
    return _made(rondel.edition(edition) if isinstance(edition, str) else edition, gifts)


@lru_cache(maxsize=16)
def _made(edition: rondel.Edition, gifts: bool) -> ActionSpace:
    return ActionSpace(edition, gifts=gifts)


class SpaceMismatch(RondelError):
    """A file was made with a different action table, vocabulary or observation space."""


def hash_of_lines(lines: Iterable[str]) -> str:
    """Return the SHA-256 of newline-terminated lines as 64 hex digits."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def check_space(what: str, ours: tuple[int, str], theirs: tuple[int, str], source: str) -> None:
    """Raise `SpaceMismatch` unless the hashes agree; `ours` and `theirs` are version and hash."""
    if theirs[1] != ours[1]:
        raise SpaceMismatch(
            f"{source} was made for {what} version {theirs[0]} ({theirs[1][:12]}), "
            f"but here it is version {ours[0]} ({ours[1][:12]})."
        )


@lru_cache(maxsize=32)
def edition_key(edition: rondel.Edition) -> str | rondel.Edition:
    """Return how to pickle an edition: by its id if it is packaged, otherwise the edition itself."""
    packaged = edition.id in rondel.editions() and rondel.edition(edition.id) is edition
    return edition.id if packaged else edition
