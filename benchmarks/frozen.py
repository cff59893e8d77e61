"""Play a bot against bots of an earlier commit, which run in a separate process from their own sources.

    python -m benchmarks.frozen --bot hard --players 4 --games 20 --seed 1
    python -m benchmarks.frozen --compare 6

The first plays `--bot` alone against `expert` as it was in commit cf06506, seats rotating, and prints a row with its
interval for each board. The second replays golden games of that commit with the frozen `expert` and counts the choices
that differ: there should be none.

`benchmarks.frozen:FrozenExpert` is the name of the frozen bot for other commands, such as `rondel simulate --bots`.

The sources are extracted from git into .dev/frozen and compiled there once. Parent and child exchange lines of JSON:
the parent sends the seat and the position as that seat knows it (a saved game), the child replies with an action.
"""

from __future__ import annotations

import atexit
import gzip
import io
import json
import os
import subprocess
import sys
import tarfile
from functools import cache
from pathlib import Path
from typing import Any

import rondel
from rondel import bots
from rondel.bots.simulation import Pairing, play_match
from rondel.bots.tally import Tally

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".dev" / "frozen"
COMMIT = "cf06506"  # before the bots evaluated endings by the final scores


def sources_of(commit: str) -> Path:
    """Extract the sources of a commit from git and compile their core, once; returns their folder."""
    folder = FOLDER / commit
    done = folder / "compiled"
    if done.exists():
        return folder / "src"
    folder.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(
        ["git", "archive", commit, "src", "native", "tests/bots"], cwd=ROOT, stdout=subprocess.PIPE, check=True
    )
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
        tar.extractall(folder, filter="data")
    # Without a compiler the plain modules make the same choices, only slower.
    subprocess.run([sys.executable, "-m", "native", "--try"], cwd=folder, check=True, env=_environment(folder / "src"))
    done.touch()
    return folder / "src"


def _environment(sources: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(sources)}


class Process:
    """A process that runs the bots of a commit, one request at a time."""

    def __init__(self, commit: str) -> None:
        sources = sources_of(commit)
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--process"],
            env=_environment(sources),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.close)
        where = self._request({})["sources"]
        if not Path(where).is_relative_to(sources):
            raise RuntimeError(f"The process runs the bots of {where}, not the frozen ones.")

    def choice(self, bot: str, seed: int, seat: int, game: rondel.Game, thinking_time: float | None) -> str:
        """Return the choice of the bot in the position."""
        request = {"bot": bot, "seed": seed, "seat": seat, "thinking_time": thinking_time, "game": game.to_json()}
        return str(self._request(request)["action"])

    def close(self) -> None:
        """Terminate the process."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait()

    def _request(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("The process of the frozen bots has ended.")
        return dict(json.loads(answer))


def serve_requests() -> None:
    """The other end of `Process`, running the sources of the earlier commit."""
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"sources": str(Path(rondel.__file__).parent)}
        if request:
            game = rondel.Game.from_json(request["game"])
            bot = bots.make(request["bot"], seed=request["seed"], thinking_time=request["thinking_time"])
            # The attribute's name at that commit; bounded by counts only, so that the machine's load changes no choice.
            bot.brake = False
            answer = {"action": str(bot.choose(game.seat_view(request["seat"]), game.decision))}
        print(json.dumps(answer), flush=True)


@cache
def process(commit: str = COMMIT) -> Process:
    """The process of a commit, shared by all callers."""
    return Process(commit)


class FrozenExpert(bots.Bot):
    """`expert` before it evaluated endings by the final scores."""

    name = "frozen_expert"
    description = "`expert` of an earlier commit, in a process of its own."
    was = "expert"

    def new_game(self, seat: int, view: rondel.SeatView) -> None:  # noqa: ARG002 - starts the process early
        process()

    def choose(self, view: rondel.SeatView, decision: rondel.Decision) -> str:  # noqa: ARG002 - the game has it
        return process().choice(self.was, self.seed, view.seat, view.imagine(), self.thinking_time)


class FrozenHard(FrozenExpert):
    """`hard` of the same commit."""

    name = "frozen_hard"
    description = "`hard` of an earlier commit, in a process of its own."
    was = "hard"


def compare(games: int) -> str:
    """Compare the choices of the frozen `expert` with the golden games of its commit."""
    process()
    with gzip.open(FOLDER / COMMIT / "tests" / "bots" / "choices_kept.json.gz", "rt", encoding="utf-8") as file:
        kept = [game for game in json.load(file) if "expert" in game[0][1] and game[0][2].get("cash") != "hidden"]
    compared = different = 0
    for (edition, seated, options, seed), choices, _ in kept[:: max(1, len(kept) // games)][:games]:
        game = rondel.new_game(edition, players=len(seated), seed=seed, options=rondel.Options.from_dict(options))
        for choice in choices:
            seat = game.decision.player
            text = choice if isinstance(choice, str) else game.decision.actions[choice].text
            if seated[seat] == "expert":
                compared += 1
                different += process().choice("expert", seed * 10 + seat, seat, game.position(), None) != text
            game.play(text)
    return f"{games} games, {compared} choices, {different} differ."


def main() -> None:
    """Print one row for each board."""
    from benchmarks import measurements  # noqa: PLC0415 - the child process cannot import it

    parser = measurements.parser(__doc__)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--against", choices=["expert", "hard"], default="expert")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=20, help="games on each board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=rondel.editions())
    parser.add_argument("--records", type=Path, help="folder for the records")
    parser.add_argument("--compare", type=int, metavar="GAMES", help="play nothing; compare with golden games instead")
    options = parser.parse_args()
    if options.compare:
        print(compare(options.compare))
        return
    bot, against = options.bot, options.against
    with measurements.recorded(
        options, f"{bot}-against-frozen-{against}", f"`{bot}` against the frozen `{against}`"
    ) as show:
        show("| bot | against | board | games | wins (95 %) | fair | score | ms mean / max | rounds | unfinished |")
        show("|---|---|---|---|---|---|---|---|---|---|")
        for edition in [options.edition] if options.edition else rondel.editions():
            show(row(edition, bot, against, options.players, options.games, options.seed, options.records))


def row(edition: str, bot: str, against: str, players: int, games: int, seed: int, records: Path | None) -> str:
    """Play one bot alone against frozen ones; returns the row of the table."""
    frozen = f"benchmarks.frozen:Frozen{against.capitalize()}"
    pairing = Pairing(
        edition, (bot, *[frozen] * (players - 1)), rondel.Options(max_rounds=60), seed, 0, keep_records=True
    )
    tally = Tally((bot, frozen))
    for number in range(games):
        result = play_match(pairing, number)
        tally.add(result)
        if records and result.record:
            records.mkdir(parents=True, exist_ok=True)
            name = f"{bot.rpartition(':')[2]}_{players}_{edition}_{seed}_{number:04}.rondel"
            (records / name).write_text(result.record.dumps(), encoding="utf-8")
    facts = tally.to_dict(edition, players, seed, pairing.options)
    first, other = facts["bots"]
    if first["failures"] or other["failures"]:
        raise RuntimeError(f"Bots failed: {tally.bots[bot].failed + tally.bots[frozen].failed}")
    low, high = first["interval"]
    return (
        f"| {bot} | {players - 1} × {against} of {COMMIT} | {edition} | {games} | "
        f"{first['win_rate']:.1%} ({low:.1%}–{high:.1%}) | {1 / players:.0%} | {first['mean_score']:.0f} | "
        f"{first['mean_decision_ms']:.1f} / {first['max_decision_ms']:.0f} | {facts['rounds']['mean']:.1f} | "
        f"{facts['unfinished']} |"
    )


if __name__ == "__main__":
    serve_requests() if sys.argv[1:] == ["--process"] else main()
