"""Action ids: one frozen table per edition that maps action texts to integer ids and back.

The tables of the packaged editions are data files (`actions/<edition>.txt`). Lines are only ever appended, so ids keep
their meaning in datasets and trained networks. `python -m rondel.fast.actions` appends.
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
    """The actions of one edition by id, from 0 to `len(table)` - 1.

    `edition_id` names the edition. `version` starts at 1 and is incremented whenever texts are appended; it is 0 for an
    edition outside the package, whose table is not stored. `hash` is the SHA-256 of the texts, each followed by a
    newline; equal hashes mean equal tables. `gifts` is the range of ids of the gifts.
    """

    __slots__ = ("_ids", "_texts", "edition_id", "gifts", "hash", "version")

    def __init__(self, edition_id: str, texts: Sequence[str], version: int) -> None:
        self.edition_id = edition_id
        self.version = version
        self._texts = tuple(texts)
        self._ids = {text: i for i, text in enumerate(self._texts)}
        self.hash = hash_texts(self._texts)
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
        """Return the text of the action with this id."""
        try:
            number = operator.index(id)
        except TypeError:
            raise UnknownAction(f"The id of an action must be an integer, not {type(id).__name__}.") from None
        if not 0 <= number < len(self._texts):
            last = len(self._texts) - 1
            raise UnknownAction(f"There is no action {number}; those of {self.edition_id} are 0 to {last}.")
        return self._texts[number]

    def id(self, text: str) -> int:
        """Return the id of an action, given as text or as `Action`."""
        if not isinstance(text, str):
            raise UnknownAction(f"An action must be an Action or a text, not {type(text).__name__}.")
        found = self._ids.get(text)
        if found is None:
            shown = text if len(text) <= 60 else text[:57] + "..."
            raise UnknownAction(f"{str(shown)!r} is not one of the numbered actions of {self.edition_id}.")
        return found


def action_table(edition: str | Edition) -> ActionTable:
    """Return the action table of an edition: frozen for packaged ones, built in the same order for others."""
    if isinstance(edition, Edition):
        return _packaged_table(edition.id) if is_packaged(edition) else _custom_table(edition)
    return _packaged_table(edition_by_id(edition).id)


def hash_texts(texts: Sequence[str]) -> str:
    """Return the SHA-256 of texts, each followed by a newline, as 64 hex digits."""
    return hashlib.sha256("".join(f"{text}\n" for text in texts).encode()).hexdigest()


def canonical_texts(edition: Edition) -> list[str]:
    """Return every action an edition can ever offer, in the engine's order, then gifts of up to 30 million."""
    # A new table: the edition's own also contains impossible actions that were parsed.
    texts = list(EditionActions(edition).by_text)
    return texts + [f"give {nation.id} {n}" for nation in edition.nations for n in range(1, LARGEST_GIFT + 1)]


def read_table(file: Path) -> ActionTable:
    """Read a table from a file written with `format_table`."""
    content = file.read_text("utf-8")
    header = _HEADER.match(content)
    if header is None:
        raise RondelError(f"{file.name} is not a table of actions: its first line names no edition and version.")
    return ActionTable(header[1], content[header.end() :].splitlines(), int(header[2]))


def format_table(table: ActionTable) -> str:
    """Return a table as file content."""
    lines = [
        f"# Actions of {table.edition_id}, version {table.version}",
        "# One a line, the first is 0. Lines are appended, never changed, moved or taken away:",
        "# python -m rondel.fast.actions",
        *table,
    ]
    return "".join(f"{line}\n" for line in lines)


def append_texts(table: ActionTable, texts: Iterable[str]) -> ActionTable:
    """Return the table with new texts appended and the next version; the same table if none is new."""
    new = [text for text in dict.fromkeys(texts) if text not in table]
    return ActionTable(table.edition_id, [*table, *new], table.version + 1) if new else table


@cache
def _packaged_table(edition_id: str) -> ActionTable:
    return read_table(FOLDER / f"{edition_id}.txt")


_custom_tables: WeakKeyDictionary[Edition, ActionTable] = WeakKeyDictionary()


def _custom_table(edition: Edition) -> ActionTable:
    table = _custom_tables.get(edition)
    if table is None:
        table = _custom_tables[edition] = ActionTable(edition.id, canonical_texts(edition), 0)
    return table
