"""Actions as numbers: one frozen table per edition, text to id and back, shared by everything that needs numbers.

The tables of the packaged editions are data (`actions/<edition>.txt`): lines are only ever appended, so an id keeps
its meaning for ever, in datasets and trained networks too. `python -m rondel.fast.actions` appends.
"""

from __future__ import annotations

import hashlib
import operator
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from weakref import WeakKeyDictionary

from rondel.engine.actions import ActionTable as EditionActions
from rondel.engine.edition import Edition
from rondel.engine.edition_files import edition as edition_by_id
from rondel.engine.edition_files import is_packaged
from rondel.engine.errors import RondelError, UnknownAction

FOLDER = Path(__file__).resolve().parent / "actions"
LARGEST_GIFT = 30
_HEADER = re.compile(r"# Actions of (\w+), version (\d+)\n(?:#.*\n)*")


class ActionTable:
    """The actions of one edition by number: `len(table)` of them, from 0 on.

    `edition_id` names the edition. `version` counts how often texts were appended, beginning with 1; it is 0 for an
    edition that does not come with the package, whose table is not kept anywhere. `hash` is the SHA-256 of the texts,
    each ended by a newline: two tables with the same hash are the same. `gifts` is the range of ids of the gifts.
    """

    __slots__ = ("_ids", "_texts", "edition_id", "gifts", "hash", "version")

    def __init__(self, edition_id: str, texts: Sequence[str], version: int) -> None:
        self.edition_id = edition_id
        self.version = version
        self._texts = tuple(texts)
        self._ids = {text: i for i, text in enumerate(self._texts)}
        self.hash = hash_of(self._texts)
        gifts = [i for i, text in enumerate(self._texts) if text.startswith("give ")]
        self.gifts = range(gifts[0], gifts[-1] + 1)

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __contains__(self, text: object) -> bool:
        return text in self._ids

    def __repr__(self) -> str:
        return f"<ActionTable {self.edition_id}, version {self.version}, {len(self)} actions>"

    def __reduce__(self) -> tuple[type[ActionTable], tuple[str, tuple[str, ...], int]]:
        return ActionTable, (self.edition_id, self._texts, self.version)

    def text(self, id: int) -> str:
        """The text of the action with this id."""
        try:
            number = operator.index(id)
        except TypeError:
            raise UnknownAction(f"The id of an action is a whole number, not {type(id).__name__}.") from None
        if not 0 <= number < len(self._texts):
            last = len(self._texts) - 1
            raise UnknownAction(f"There is no action {number}; those of {self.edition_id} are 0 to {last}.")
        return self._texts[number]

    def id(self, text: str) -> int:
        """The id of the action with this text, given as text or as `Action`."""
        if not isinstance(text, str):
            raise UnknownAction(f"An action is given as Action or as text, not as {type(text).__name__}.")
        found = self._ids.get(text)
        if found is None:
            shown = text if len(text) <= 60 else text[:57] + "..."
            raise UnknownAction(f"{str(shown)!r} is not one of the numbered actions of {self.edition_id}.")
        return found


def action_table(edition: str | Edition) -> ActionTable:
    """The actions of an edition by number: frozen for packaged ones, in the same order for any other."""
    if isinstance(edition, Edition):
        return _kept(edition.id) if is_packaged(edition) else _made(edition)
    return _kept(edition_by_id(edition).id)


def hash_of(texts: Sequence[str]) -> str:
    """The SHA-256 of texts, each ended by a newline, as 64 hex digits."""
    return hashlib.sha256("".join(f"{text}\n" for text in texts).encode()).hexdigest()


def canonical_texts(edition: Edition) -> list[str]:
    """Every action an edition can ever offer, in the engine's order, and then gifts of up to 30 million."""
    # A table of its own: that of the edition also remembers impossible actions it was asked about.
    texts = list(EditionActions(edition).by_text)
    return texts + [f"give {nation.id} {n}" for nation in edition.nations for n in range(1, LARGEST_GIFT + 1)]


def read_table(file: Path) -> ActionTable:
    """The table in a file that `written` wrote."""
    content = file.read_text("utf-8")
    header = _HEADER.match(content)
    if header is None:
        raise RondelError(f"{file.name} is not a table of actions: its first line names no edition and version.")
    return ActionTable(header[1], content[header.end() :].splitlines(), int(header[2]))


def written(table: ActionTable) -> str:
    """A table as the content of its file."""
    lines = [
        f"# Actions of {table.edition_id}, version {table.version}",
        "# One a line, the first is 0. Lines are appended, never changed, moved or taken away:",
        "# python -m rondel.fast.actions",
        *table,
    ]
    return "".join(f"{line}\n" for line in lines)


def appended(table: ActionTable, texts: Iterable[str]) -> ActionTable:
    """The table with the texts it does not have yet at its end, one version on; the same table if it has all."""
    new = [text for text in dict.fromkeys(texts) if text not in table]
    return ActionTable(table.edition_id, [*table, *new], table.version + 1) if new else table


@cache
def _kept(edition_id: str) -> ActionTable:
    return read_table(FOLDER / f"{edition_id}.txt")


_made_tables: WeakKeyDictionary[Edition, ActionTable] = WeakKeyDictionary()


def _made(edition: Edition) -> ActionTable:
    table = _made_tables.get(edition)
    if table is None:
        table = _made_tables[edition] = ActionTable(edition.id, canonical_texts(edition), 0)
    return table
