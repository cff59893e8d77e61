"""Lessons and their tasks: one folder per edition, one file per step, ordered by number."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import rondel

LEARNER = 0
OPPONENTS = ("Bruno", "Clara")

# Parts of the game page that a screen can refer to; the page highlights them.
TARGETS = ("map", "rondel", "nations", "investors", "bonds", "track", "tax_chart", "question")
# Pictures beside the text: the symbols of the nations' panel, or the flow of money.
PICTURES = ("signs", "money")

Event = Mapping[str, Any]

_OWN_KEYS = ("id", "event", "count", "wins")


@dataclass(frozen=True)
class Task:
    """A goal of a step; `id` is the key of its text.

    A task matches events by name and fields: a value, a list of values, or a table with `not` (none of these) or
    `least` (at least this number). `count` requires several such events, `wins` a won game.
    """

    id: str
    events: tuple[str, ...]
    fields: Mapping[str, Any]
    count: int
    wins: bool

    def is_done(self, events: Iterable[Event], has_won: bool) -> bool:
        """Return whether enough matching events have happened, or whether the game is won if the task requires it."""
        if self.wins:
            return has_won
        return sum(self.matches(event) for event in events) >= self.count

    def matches(self, event: Event) -> bool:
        """Return whether the task matches this event."""
        return event["event"] in self.events and all(
            _matches(event.get(field), wanted) for field, wanted in self.fields.items()
        )


def task(data: Mapping[str, Any]) -> Task:
    """Return a task from its table in a step's file."""
    names = data.get("event", ())
    return Task(
        id=data["id"],
        events=(names,) if isinstance(names, str) else tuple(names),
        fields={key: value for key, value in data.items() if key not in _OWN_KEYS},
        count=data.get("count", 1),
        wins=data.get("wins", False),
    )


def _matches(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, list):
        return value in wanted
    if isinstance(wanted, Mapping):
        return value not in wanted.get("not", ()) and ("least" not in wanted or value >= wanted["least"])
    return bool(value == wanted)


@dataclass(frozen=True)
class Screen:
    """One idea: its text, the part of the page it refers to, places to outline on the map, an optional picture."""

    id: str
    target: str
    places: tuple[str, ...] = ()
    picture: str | None = None


@dataclass(frozen=True)
class Step:
    """One step: a position with a decision of the learner, tasks, and scripted replies of the opponents.

    `screens` explain it, one idea each; `rows` are the nations whose bonds are shown (empty: all); `before` has the
    opponents' moves that lead to the learner's decision; `turns` is the number of nations' turns the learner has;
    `misses` are legal moves that miss the tasks; `solution` is one solution, which the tests play.
    """

    edition: str
    id: str
    rule: str
    terms: tuple[str, ...]
    nations: tuple[str, ...]
    screens: tuple[Screen, ...]
    rows: tuple[str, ...]
    before: tuple[str, ...]
    turns: int
    tasks: tuple[Task, ...]
    misses: tuple[Task, ...]
    answers: Mapping[str, Sequence[str]]
    solution: tuple[str, ...]
    position: Mapping[str, Any]

    def game(self, learner: str = "Ada") -> rondel.Game:
        """Return the position of the step, before the moves that lead to the learner's decision."""
        players = [
            {**player, "name": name}
            for player, name in zip(self.position["players"], (learner, *OPPONENTS), strict=True)
        ]
        return rondel.Game.from_view({**self.position, "edition": self.edition, "players": players})

    @property
    def first_turn(self) -> int:
        """The number of the first turn of the step."""
        return int(self.position.get("turn", {}).get("number", 1))


@dataclass(frozen=True)
class Lesson:
    edition: str
    steps: tuple[Step, ...]


@cache
def lesson(edition: str) -> Lesson:
    """Return the lesson of an edition."""
    folder = files("rondel.lessons") / rondel.edition(edition).id
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return Lesson(edition, tuple(_step(edition, (folder / name).read_text(encoding="utf-8")) for name in found))


def _step(edition: str, text: str) -> Step:
    data = tomllib.loads(text)
    return Step(
        edition=edition,
        id=data["id"],
        rule=data["rule"],
        terms=tuple(data["terms"]),
        nations=tuple(data["nations"]),
        screens=tuple(_screen(each) for each in data["screens"]),
        rows=tuple(data.get("rows", ())),
        before=tuple(data.get("before", ())),
        turns=data.get("turns", 1),
        tasks=tuple(task(each) for each in data["tasks"]),
        misses=tuple(task(each) for each in data.get("misses", ())),
        answers=data.get("answers", {}),
        solution=tuple(data["solution"]),
        position=data["position"],
    )


def _screen(data: Mapping[str, Any]) -> Screen:
    return Screen(data["id"], data["target"], tuple(data.get("places", ())), data.get("picture"))


def text_keys(step: Step) -> list[str]:
    """Return the keys of `lesson.ftl` that a step uses."""
    return [
        *(f"lesson-{step.id}-{part}" for part in ("title", "why", "done", "retry")),
        *(f"lesson-{step.id}-say-{screen.id}" for screen in step.screens),
        *(f"lesson-{step.id}-task-{task.id}" for task in step.tasks),
        *(f"lesson-{step.id}-miss-{miss.id}" for miss in step.misses),
    ]
