"""Train win-probability networks: `python -m rondel.research.chances --edition imperial --games 2000`.

Games are stored in a folder and played once: an interrupted run resumes, and one with more games plays only the missing
ones. The same games give the same parameters on the same machine.

`--only report` with a `--seed` that was not used for training reports on all games of that seed, except for the bin
that calibrates the linear value. `--only sharpen` uses such games to fit the temperature and nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rondel

if TYPE_CHECKING:
    from rondel.research.chances.network import Tables
    from rondel.research.chances.samples import Samples

LEARNED = Path(__file__).parents[2] / "bots" / "evaluation" / "learned" / "chances"


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m rondel.research.chances",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--edition", required=True, choices=rondel.editions())
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6], help="numbers of players")
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--per-game", type=int, default=60, help="positions sampled from each game")
    parser.add_argument("--passes", type=int, default=8, help="training passes over all positions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("artefacts/chances"), help="where the games are stored")
    parser.add_argument("--only", choices=("play", "learn", "report", "sharpen"), help="run a single step")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the requested steps."""
    # More threads would sum in a different order and yield different parameters.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from rondel.research.chances.self_play import play_missing, stored_games  # noqa: PLC0415

    given = parse_arguments(arguments)
    edition, seed = given.edition, given.seed
    if given.only in (None, "play"):
        for players in given.players:
            play_missing(given.folder, edition, players, given.games, seed)
    if given.only == "play":
        return 0
    from rondel.research.chances.samples import samples_of  # noqa: PLC0415

    samples = {}
    for players in given.players:
        sys.stderr.write(f"reading the games with {players} players …\n")
        samples[players] = samples_of(stored_games(given.folder, edition, players, given.games, seed), given.per_game)
    if given.only in ("report", "sharpen"):
        return _report_or_recalibrate(given, samples)
    from rondel.research.chances.training import train_network  # noqa: PLC0415

    tables = train_network(samples, given.passes, seed, sys.stderr.write)
    write(edition, tables, _source(given))
    print(report(edition, tables, samples, "test"))
    return 0


def _report_or_recalibrate(given: argparse.Namespace, samples: dict[int, Samples]) -> int:
    """Report on the stored network, or recalibrate it on these games."""
    from rondel.bots.evaluation.win_probability import network  # noqa: PLC0415
    from rondel.research.chances.network import unflatten  # noqa: PLC0415
    from rondel.research.chances.training import recalibrate  # noqa: PLC0415

    tables = unflatten(network(given.edition))
    known = json.loads((LEARNED / f"{given.edition}.json").read_text("utf-8"))["provenance"]
    then = known.get("then", [])
    if given.only == "sharpen":
        recalibrate(tables, samples)
        write(given.edition, tables, known | {"then": [*then, _source(given)]})
    learned_from = {int(parse_arguments(each["command"].split()[3:]).seed) for each in (known, *then)}
    is_seen = given.only == "sharpen" or given.seed in learned_from
    print(report(given.edition, tables, samples, "test" if is_seen else "unseen"))
    return 0


def report(edition: str, tables: Tables, samples: dict[int, Samples], part: str) -> str:
    """Return both tables as Markdown, for one part of the games."""
    from rondel.research.chances.report import CALIBRATION_HEAD, HEAD, reliability_rows, table_rows  # noqa: PLC0415

    rows = [HEAD, *table_rows(edition, tables, samples, part), "", CALIBRATION_HEAD]
    return "\n".join([*rows, *reliability_rows(edition, tables, samples, part)])


def write(edition: str, tables: Tables, provenance: dict[str, Any]) -> None:
    """Write the parameters with their provenance."""
    from rondel.research.chances.network import SHAPES, flatten  # noqa: PLC0415

    numbers = iter(flatten(tables))
    written = {
        "provenance": provenance,
        "tables": {name: [next(numbers) for _ in range(tables[name].size)] for name in SHAPES},
    }
    LEARNED.mkdir(exist_ok=True)
    text = json.dumps(written, indent=None).replace('"provenance"', '\n"provenance"').replace('], "', '],\n"')
    (LEARNED / f"{edition}.json").write_text(text.replace('"tables"', '\n"tables"') + "\n", "utf-8")


def _source(given: argparse.Namespace) -> dict[str, Any]:
    """Return the command, its date and the commit it ran on."""
    setting = f"--edition {given.edition} --players {' '.join(map(str, given.players))} --games {given.games}"
    how = "--only sharpen" if given.only == "sharpen" else f"--passes {given.passes}"
    return {
        "command": f"python -m rondel.research.chances {setting} --per-game {given.per_game} {how} --seed {given.seed}",
        "date": datetime.now(UTC).date().isoformat(),
        "commit": _commit(),
    }


def _commit() -> str:
    """Return the current commit, if there is a Git checkout."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    result = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    return result.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
