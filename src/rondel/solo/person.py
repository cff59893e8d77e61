"""The one person who plays here: a name, the steps of lessons that are done, the tables at which they learn."""

from __future__ import annotations

import msgspec

from rondel.table.persons import Visitor

PERSON_ID = 1


class LearnersTable(msgspec.Struct, frozen=True):
    """A table at which the person learns; `step` is None in a first game."""

    game_id: str
    edition: str
    step: int | None
    state: str


class Person(msgspec.Struct):
    """What is kept of the person."""

    name: str = "Guest"
    done: dict[str, list[int]] = {}
    learns_at: list[LearnersTable] = []

    @property
    def visitor(self) -> Visitor:
        """The person as the server's code takes one."""
        return Visitor(PERSON_ID, self.name, guest=True, admin=False)

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def read_person(text: str | None) -> Person:
    return msgspec.json.decode(text, type=Person) if text else Person()
