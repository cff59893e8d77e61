"""Actions as numbers: the frozen table of the fast core as an action space, with features of every action."""

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
"""The kinds of actions, the first words of their texts; the column `kind` counts them from 0 on."""


class ActionSpace:
    """The actions of one edition by number, from 0 to `size` - 1; `action_space` makes them.

    Ids, `version` and `hash` are those of `fast.action_table`: ids are only ever appended, so they keep their meaning
    in datasets and networks. With `gifts` the gifts of 1 to 30 million are part of the space, else they are left out.
    """

    def __init__(self, edition: str | rondel.Edition, *, gifts: bool = False) -> None:
        self.edition = rondel.edition(edition) if isinstance(edition, str) else edition
        self.table = fast.action_table(self.edition)
        self.gifts = gifts
        at_end = self.table.gifts.stop == len(self.table)
        # What is ever appended comes after the gifts; then they are in every space, but never offered in this one.
        self.size = self.table.gifts.start if at_end and not gifts else len(self.table)
        self._features: NDArray[np.int16] | None = None

    @property
    def version(self) -> int:
        """How often actions were appended to the table, beginning with 1; 0 for a board of your own."""
        return self.table.version

    @property
    def hash(self) -> str:
        """The SHA-256 of the whole table, with gifts."""
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
        """The text of the action with this id."""
        return self.table.text(id)

    def id(self, text: str) -> int:
        """The id of the action with this text; a gift of more than 30 million has none."""
        return self.table.id(text)

    @property
    def features(self) -> NDArray[np.int16]:
        """A row for each action, a column for each of `feature_names`; -1 where a feature does not apply.

        Numbers count nations, regions, bonds and rondel spaces in the order of the edition's data.
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
        """Refuse what was made for another table: raises `SpaceMismatch` with a sentence."""
        ours = (self.version, self.hash)
        check_space(f"the actions of {self.edition.id},", ours, (version, digest), source)


def action_space(edition: str | rondel.Edition, gifts: bool = False) -> ActionSpace:
    """The action space of an edition; with `gifts`, gifts of up to 30 million are actions, too."""
    return _made(rondel.edition(edition) if isinstance(edition, str) else edition, gifts)


@lru_cache(maxsize=16)
def _made(edition: rondel.Edition, gifts: bool) -> ActionSpace:
    return ActionSpace(edition, gifts=gifts)


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
