"""Golden choices: whole games of all bots, to verify that refactoring does not change any choice.

    python -m tests.bots.golden_choices --workers 2            # compares the bots with every golden game
    python -m tests.bots.golden_choices --every 40 --until 30  # the first choices of some of them
    python -m tests.bots.golden_choices --write                # regenerates the golden games

Tables that do not mention late fleet battles (A32) are played without them, as originally recorded.

A game is stored as its setting, the index of every choice among the offered actions (a gift as its text), and a hash of
texts and reasons for every twenty choices.
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

FILE = Path(__file__).parent / "golden_choices.json.gz"
HASH_INTERVAL = 20
QUICK = ("hard", "easy", "greedy", "medium", "random")
WITH_EXPERTS = ("expert", "hard", "expert", "medium", "expert", "greedy")
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
    """Everything that determines a game."""

    edition: str
    seated: tuple[str, ...]
    options: dict[str, object]
    seed: int


class GoldenGame(NamedTuple):
    """One game: its choices in order, and a hash for each interval of them."""

    setting: Setting
    choices: list[int | str]
    hashes: list[str]


def settings() -> Iterator[Setting]:
    """Yield settings with both editions, two to six players and every table: quick bots, and with experts."""
    for table, players, (number, edition) in itertools.product(
        range(len(TABLES)), range(2, 7), enumerate(rondel.editions())
    ):
        seed = 1000 * table + 10 * players + number
        options = {"max_rounds": 60, **TABLES[table]}
        for row in (QUICK, WITH_EXPERTS):
            begin = (table + players) % len(row)
            seated = tuple(itertools.islice(itertools.cycle(row[begin:] + row[:begin]), players))
            yield Setting(edition, seated, options, seed)


def played(setting: Setting, until: int | None = None) -> GoldenGame:
    """Play the game, or its first choices, without the time limit, which depends on the machine."""
    with mock.patch.object(Clock, "is_up", return_value=False):
        return _played(setting, until)


def _played(setting: Setting, until: int | None) -> GoldenGame:
    edition, seated, options, seed = setting
    game = rondel.new_game(edition, players=len(seated), seed=seed, options=rondel.Options.from_stored(options))
    players = [bots.make(name, seed=seed * 10 + seat) for seat, name in enumerate(seated)]
    choices: list[int | str] = []
    hashes: list[str] = []
    digest = hashlib.sha256()
    while not game.over and (until is None or len(choices) < until):
        decision = game.decision
        bot = players[decision.player]
        choice = str(bot.choose(game.seat_view(decision.player), decision))
        offered = [str(action) for action in decision.actions]
        choices.append(offered.index(choice) if choice in offered else choice)
        reason = bot.reason and bot.reason.to_dict()
        digest.update(f"{choice} {json.dumps(reason, sort_keys=True)}\n".encode())
        if len(choices) % HASH_INTERVAL == 0:
            hashes.append(digest.hexdigest()[:8])
        game.play(choice)
    if until is None:
        hashes.append(digest.hexdigest()[:8])
    return GoldenGame(setting, choices, hashes)


def golden_games() -> list[GoldenGame]:
    """Return the games of the file."""
    with gzip.open(FILE, "rt", encoding="utf-8") as file:
        return [
            GoldenGame(Setting(e, tuple(seated), options, seed), choices, hashes)
            for (e, seated, options, seed), choices, hashes in json.load(file)
        ]


def difference(golden: GoldenGame, now: GoldenGame) -> str:
    """Return the first choice or hash that differs, or an empty string."""
    for number, (before, after) in enumerate(zip(golden.choices, now.choices, strict=False)):
        if before != after:
            return f"{golden.setting}: choice {number} was {before!r}, is {after!r}"
    for number, (then, again) in enumerate(zip(golden.hashes, now.hashes, strict=False)):
        if then != again:
            return f"{golden.setting}: texts or reasons differ from choice {number * HASH_INTERVAL} on"
    return ""


def _write(workers: int) -> None:
    with ProcessPoolExecutor(workers) as pool:
        games: list[Any] = list(pool.map(played, settings()))
    with gzip.GzipFile(FILE, "wb", 9, mtime=0) as file:
        file.write(json.dumps(games, separators=(",", ":")).encode())


def _compare(workers: int, skip: int, until: int | None) -> int:
    golden = golden_games()[::skip]
    differing = choices = 0
    with ProcessPoolExecutor(workers) as pool:
        games = pool.map(played, [game.setting for game in golden], itertools.repeat(until))
        for before, now in zip(golden, games, strict=False):
            choices += len(now.choices)
            found = difference(before, now)
            if found:
                differing += 1
                print(found, flush=True)
    print(f"{fast.form()}: {len(golden)} games, {choices} choices, {differing} games differ.")
    return differing


def main() -> None:
    """Compare, or regenerate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="compare only every n-th game")
    parser.add_argument("--until", type=int, help="compare only the first choices of each game")
    options = parser.parse_args()
    if options.write:
        _write(options.workers)
    elif _compare(options.workers, options.every, options.until):
        sys.exit(1)


if __name__ == "__main__":
    main()
