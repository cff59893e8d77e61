"""Compare a bot with its version in another commit: speed, and the number of different choices.

python -m benchmarks.bots_before COMMIT [--bot expert] [--players 6] [--games 1] [--edition imperial] [--write]

Both versions run in processes of their own and alternate at every decision, so that both meet the same machine load.
The older sources are extracted from git into .dev/before.
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
    """A process that runs one version of the bots and follows the game."""

    def __init__(self, sources: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--process"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def send(self, **command: Any) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


def serve_commands() -> None:
    """The other end of `Process`: commands `new`, `choose` and `play`, one JSON object per line."""
    game = rondel.new_game("imperial", players=2)
    seated = [bots.make("random")]
    for line in sys.stdin:
        command = json.loads(line)
        answer: object = None
        if "new" in command:
            edition, players, seed, bot = command["new"]
            game = rondel.new_game(edition, players=players, seed=seed, options=rondel.Options(max_rounds=60))
            seated = [bots.make(bot, seed=seed + seat) for seat in range(players)]
            answer = str(Path(rondel.__file__).parent)
        elif "play" in command:
            game.play(command["play"])
        elif not game.over:
            decision = game.decision
            view = game.seat_view(decision.player)
            begin = time.process_time()
            choice = seated[decision.player].choose(view, decision)
            answer = [str(choice), time.process_time() - begin]
        print(json.dumps(answer), flush=True)


def sources_of(commit: str) -> Path:
    """Extract the sources of a commit from git; returns their folder."""
    shutil.rmtree(OLDER, ignore_errors=True)
    OLDER.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    file = OLDER / "src.tar"
    file.write_bytes(archive.stdout)
    with tarfile.open(file) as tar:
        tar.extractall(OLDER, filter="data")
    return OLDER / "src"


def main() -> None:
    """Print one line per edition."""
    from benchmarks import measurements  # noqa: PLC0415 - the child process cannot import it

    parser = measurements.parser(__doc__)
    parser.add_argument("commit")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=20261116)
    parser.add_argument("--edition", choices=["imperial", "imperial_2030"])
    options = parser.parse_args()
    before, now = Process(sources_of(options.commit)), Process(ROOT / "src")
    with measurements.recorded(options, "bots-before", f"`{options.bot}` compared with `{options.commit}`") as show:
        for edition in [options.edition] if options.edition else ["imperial", "imperial_2030"]:
            show(compared(before, now, edition, options))


def compared(before: Process, now: Process, edition: str, options: argparse.Namespace) -> str:
    """Play the games of one edition; returns the line of figures."""
    spent = [0.0, 0.0]
    decisions = different = 0
    for number in range(options.games):
        game = [edition, options.players, options.seed + number, options.bot]
        assert before.send(new=game) != now.send(new=game), "both are the same sources"
        while answer := now.send(choose=True):
            older = before.send(choose=True)
            decisions += 1
            different += older[0] != answer[0]
            spent[0] += older[1]
            spent[1] += answer[1]
            before.send(play=answer[0])
            now.send(play=answer[0])
    return (
        f"- {options.bot}, {edition}, {options.players} players: {decisions:,} decisions, {different} different; "
        f"{1000 * spent[0] / decisions:.2f} ms before, {1000 * spent[1] / decisions:.3f} ms now: "
        f"{spent[0] / spent[1]:.1f} times as fast"
    )


if __name__ == "__main__":
    serve_commands() if sys.argv[1:] == ["--process"] else main()
