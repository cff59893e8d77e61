"""Resumable runs: `rondel simulate --out RUN` creates or resumes one, `rondel work RUN` resumes one."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rondel.bots.simulation import Pairing
from rondel.bots.tally import Tally
from rondel.cli.arguments import Lang, WorkerCount, argument_help, language
from rondel.cli.results import progress, show
from rondel.extras import missing_extra
from rondel.locales import Say, text

if TYPE_CHECKING:
    from rondel.research.runs import Run


def begin_run(
    pairing: Pairing, games: int, folder: str, shard: int | None, engine: str, workers: int, say: Say
) -> Tally:
    """Create or resume the run in a folder, play it to the end, and aggregate its shards."""
    _check_extra()
    from rondel.research.runs import Manifest, Run

    manifest = Manifest.of(
        pairing.edition,
        pairing.bots,
        games=games,
        seed=pairing.seed,
        options=pairing.options,
        shard=shard,
        thinking_time=pairing.thinking_time,
    )
    return _play(Run.begin(Path(folder).expanduser(), manifest), engine, workers, say)


def work(
    folder: Annotated[str, typer.Argument(metavar="RUN", help=argument_help("run"), show_default=False)],
    workers: WorkerCount = 1,
    lang: Lang = None,
) -> None:
    say = text(language(lang))
    _check_extra()
    from rondel.research.runs import Run

    # Custom bots are imported from the current directory.
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    run = Run.open(Path(folder).expanduser())
    run.check_shards()
    show(_play(run, "local", workers, say), say)


def _play(run: "Run", engine: str, workers: int, say: Say) -> Tally:
    from rondel.research.runs import summary
    from rondel.research.runs.engines import play

    with progress(run.manifest.games, run.games_done(), say) as update:
        play(run, engine, workers, update)
    run.close()
    return summary(run)


def _check_extra() -> None:
    """Report this extra before any other missing package, since it includes all of them."""
    if find_spec("pyarrow") is None:
        raise missing_extra("datasets", "pyarrow")
