"""Whole games of all bots, kept choice by choice, so that a bot made faster is seen to choose as before.

    python -m tests.bots.golden_choices --workers 2            # compares every kept game with the bots as they are
    python -m tests.bots.golden_choices --every 40 --until 30  # the first choices of some of them
    python -m tests.bots.golden_choices --write                # keeps the games of the bots as they are

The games are played without late fleet battles (A32) where a table does not name them, as the first ones were.

A game is kept as what seeds it, the number of every choice among the offered actions (a gift by its text), and a hash
of texts and reasons for every twenty choices.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import itertools
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import rondel
from rondel import bots, fast
from rondel.bots.search.context import Clock

KEPT = Path(__file__).parent / "golden_choices.json.gz"
STRETCH = 20
QUICK = ("hard", "easy", "greedy", "medium", "random")
THINKING = ("expert", "hard", "expert", "medium", "expert", "greedy")
TABLES: tuple[dict[str, object], ...] = (
    {},
    {"setup": "draft"},
    {"investor_card": False},
    {"cash": "hidden", "late_fleet_battles": True},
    {"gifts": "own"},
    {
        "setup": "draft",
        "investor_card": False,
        "cash": "hidden",
        "swiss_bank_without_card": "additional",
        "swiss_bank_income": 1,
        "gifts": "off",
        "max_rounds": 20,
    },
)


class Setting(NamedTuple):
    """What makes a game come out as it does."""

    edition: str
    seated: tuple[str, ...]
    options: dict[str, object]
    seed: int


class Kept(NamedTuple):
    """One game: its choices in order, and the hashes of stretches of them."""

    setting: Setting
    choices: list[int | str]
    stretches: list[str]


def settings() -> Iterator[Setting]:
    """Both editions, two to six players, every table: one game of quick bots, one with experts."""
    for table, players, (number, edition) in itertools.product(
        range(len(TABLES)), range(2, 7), enumerate(rondel.editions())
    ):
        seed = 1000 * table + 10 * players + number
        options = {"max_rounds": 60, **TABLES[table]}
        for row in (QUICK, THINKING):
            begin = (table + players) % len(row)
            seated = tuple(itertools.islice(itertools.cycle(row[begin:] + row[:begin]), players))
            yield Setting(edition, seated, options, seed)


def played(setting: Setting, until: int | None = None) -> Kept:
    """Play the game, or its first choices, without the brake on computing time, which depends on the machine."""
    with mock.patch.object(Clock, "is_up", return_value=False):
        return _played(setting, until)


def _played(setting: Setting, until: int | None) -> Kept:
    edition, seated, options, seed = setting
    game = rondel.new_game(edition, players=len(seated), seed=seed, options=rondel.Options.from_stored(options))
    players = [bots.make(name, seed=seed * 10 + seat) for seat, name in enumerate(seated)]
    choices: list[int | str] = []
    stretches: list[str] = []
    told = hashlib.sha256()
    while not game.over and (until is None or len(choices) < until):
        decision = game.decision
        bot = players[decision.player]
        choice = str(bot.choose(game.seat_view(decision.player), decision))
        offered = [str(action) for action in decision.actions]
        choices.append(offered.index(choice) if choice in offered else choice)
        reason = bot.reason and bot.reason.to_dict()
        told.update(f"{choice} {json.dumps(reason, sort_keys=True)}\n".encode())
        if len(choices) % STRETCH == 0:
            stretches.append(told.hexdigest()[:8])
        game.play(choice)
    if until is None:
        stretches.append(told.hexdigest()[:8])
    return Kept(setting, choices, stretches)


def golden_games() -> list[Kept]:
    """The games of the file."""
    with gzip.open(KEPT, "rt", encoding="utf-8") as file:
        return [
            Kept(Setting(e, tuple(seated), options, seed), choices, stretches)
            for (e, seated, options, seed), choices, stretches in json.load(file)
        ]


def difference(kept: Kept, now: Kept) -> str:
    """The first choice or stretch that has come out otherwise; empty if all is the same as far as it was played."""
    for number, (before, after) in enumerate(zip(kept.choices, now.choices, strict=False)):
        if before != after:
            return f"{kept.setting}: choice {number} was {before!r}, is {after!r}"
    for number, (then, again) in enumerate(zip(kept.stretches, now.stretches, strict=False)):
        if then != again:
            return f"{kept.setting}: texts or reasons differ from choice {number * STRETCH} on"
    return ""


def _write(workers: int) -> None:
    with ProcessPoolExecutor(workers) as pool:
        games: list[Any] = list(pool.map(played, settings()))
    with gzip.GzipFile(KEPT, "wb", 9, mtime=0) as file:
        file.write(json.dumps(games, separators=(",", ":")).encode())


def _compare(workers: int, skip: int, until: int | None) -> int:
    kept = golden_games()[::skip]
    differing = choices = 0
    with ProcessPoolExecutor(workers) as pool:
        games = pool.map(played, [game.setting for game in kept], itertools.repeat(until))
        for before, now in zip(kept, games, strict=False):
            choices += len(now.choices)
            found = difference(before, now)
            if found:
                differing += 1
                print(found, flush=True)
    print(f"{fast.form()}: {len(kept)} games, {choices} choices, {differing} games differ.")
    return differing


def main() -> None:
    """Compare, or write anew."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="compare only every so manieth game")
    parser.add_argument("--until", type=int, help="compare only so many choices of each game")
    options = parser.parse_args()
    if options.write:
        _write(options.workers)
    elif _compare(options.workers, options.every, options.until):
        sys.exit(1)


if __name__ == "__main__":
    main()
