"""A bot now and as it was in another commit, at the same decisions: how much faster it is, and where it differs.

python -m benchmarks.bots_before COMMIT [--bot expert] [--players 6] [--games 1] [--edition imperial]

Both run in processes of their own and think about every decision in turn, so that the machine is as busy for one as for
the other. The older sources are taken from git into .dev/before.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path
from typing import Any

import rondel
from rondel import bots

ROOT = Path(__file__).resolve().parent.parent
OLDER = ROOT / ".dev" / "before"


class Process:
    """One version of the bots, playing the game along."""

    def __init__(self, sources: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--process"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **words: Any) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


def play_along() -> None:
    """The other end of `Process`: `new`, `choose` and `play`, one JSON object a line."""
    game = rondel.new_game("imperial", players=2)
    seated = [bots.make("random")]
    for line in sys.stdin:
        words = json.loads(line)
        answer: object = None
        if "new" in words:
            edition, players, seed, bot = words["new"]
            game = rondel.new_game(edition, players=players, seed=seed, options=rondel.Options(max_rounds=60))
            seated = [bots.make(bot, seed=seed + seat) for seat in range(players)]
            answer = str(Path(rondel.__file__).parent)
        elif "play" in words:
            game.play(words["play"])
        elif not game.over:
            decision = game.decision
            view = game.seat_view(decision.player)
            begin = time.process_time()
            choice = seated[decision.player].choose(view, decision)
            answer = [str(choice), time.process_time() - begin]
        print(json.dumps(answer), flush=True)


def sources_of(commit: str) -> Path:
    """The sources as they were, from git."""
    shutil.rmtree(OLDER, ignore_errors=True)
    OLDER.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    file = OLDER / "src.tar"
    file.write_bytes(archive.stdout)
    with tarfile.open(file) as tar:
        tar.extractall(OLDER, filter="data")
    return OLDER / "src"


def main() -> None:
    """One line per edition."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=20261116)
    parser.add_argument("--edition", choices=["imperial", "imperial_2030"])
    options = parser.parse_args()
    before, now = Process(sources_of(options.commit)), Process(ROOT / "src")
    for edition in [options.edition] if options.edition else ["imperial", "imperial_2030"]:
        spent = [0.0, 0.0]
        decisions = different = 0
        for number in range(options.games):
            game = [edition, options.players, options.seed + number, options.bot]
            assert before.ask(new=game) != now.ask(new=game), "both are the same sources"
            while answer := now.ask(choose=True):
                older = before.ask(choose=True)
                decisions += 1
                different += older[0] != answer[0]
                spent[0] += older[1]
                spent[1] += answer[1]
                before.ask(play=answer[0])
                now.ask(play=answer[0])
        print(
            f"{options.bot}, {edition}, {options.players} players: {decisions:,} decisions, {different} different; "
            f"{1000 * spent[0] / decisions:.2f} ms before, {1000 * spent[1] / decisions:.3f} ms now: "
            f"{spent[0] / spent[1]:.1f} times as fast",
            flush=True,
        )


if __name__ == "__main__":
    play_along() if sys.argv[1:] == ["--process"] else main()
