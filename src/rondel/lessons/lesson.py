"""Lessons and their tasks: one folder of files per edition, one file per step, in the order of their numbers."""

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

# What a screen's text can speak of; the page marks it. The names are those of the parts of the game page.
TARGETS = ("map", "rondel", "nations", "investors", "bonds", "track", "tax_chart", "question")
# What the card can show beside its text: the signs of the nations' panel, or who pays whom.
PICTURES = ("signs", "money")

Event = Mapping[str, Any]

_OWN_KEYS = ("id", "event", "count", "wins")


@dataclass(frozen=True)
class Task:
    """One thing that shall happen; `id` names its text.

    A task names an event and what its fields must say: a value, a list of values, or a table with `not` (none of these)
    or `least` (a number of at least this). `count` asks for several such events, `wins` for a won game.
    """

    id: str
    events: tuple[str, ...]
    fields: Mapping[str, Any]
    count: int
    wins: bool

    def is_done(self, events: Iterable[Event], has_won: bool) -> bool:
        """Have enough fitting events happened (and is the game won, where that is asked)?"""
        if self.wins:
            return has_won
        return sum(self.matches(event) for event in events) >= self.count

    def matches(self, event: Event) -> bool:
        """Is this one of the events the task speaks of?"""
        return event["event"] in self.events and all(
            _matches(event.get(field), wanted) for field, wanted in self.fields.items()
        )


def task(data: Mapping[str, Any]) -> Task:
    """A task from its table in a step's file."""
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
    """One idea: its text, the part of the page it speaks of, places to outline on the map, perhaps a picture."""

    id: str
    target: str
    places: tuple[str, ...] = ()
    picture: str | None = None


@dataclass(frozen=True)
class Step:
    """One step: a position at which the learner decides, tasks, and how the others answer.

    `screens` tell it, one idea each; `rows` are the nations whose bonds are shown (all, if there are none); `before`
    are the opponents' moves that lead to the learner's decision; `turns` is how many nation's turns the learner has;
    `misses` are legal moves that lead away from the tasks; `solution` is one way to do it, which the tests play.
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
        """The position of the step, before the moves that lead to the learner's decision."""
        players = [
            {**player, "name": name}
            for player, name in zip(self.position["players"], (learner, *OPPONENTS), strict=True)
        ]
        return rondel.Game.from_view({**self.position, "edition": self.edition, "players": players})

    @property
    def first_turn(self) -> int:
        """The number of the turn in which the step begins."""
        return int(self.position.get("turn", {}).get("number", 1))


@dataclass(frozen=True)
class Lesson:
    edition: str
    steps: tuple[Step, ...]


@cache
def lesson(edition: str) -> Lesson:
    """The lesson of an edition."""
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
    """The keys of `lesson.ftl` that a step is told with."""
    return [
        *(f"lesson-{step.id}-{part}" for part in ("title", "why", "done", "retry")),
        *(f"lesson-{step.id}-say-{screen.id}" for screen in step.screens),
        *(f"lesson-{step.id}-task-{task.id}" for task in step.tasks),
        *(f"lesson-{step.id}-miss-{miss.id}" for miss in step.misses),
    ]
