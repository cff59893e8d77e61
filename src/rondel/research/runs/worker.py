"""A worker: takes one shard after the other until the run is complete, here or on any machine that has the folder."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from rondel.bots.simulation import play_match, prepare_worker
from rondel.research.dataset import packed
from rondel.research.played import PlayedGame
from rondel.research.runs.claims import Claim
from rondel.research.runs.manifest import Manifest
from rondel.research.runs.run import Run

# Seconds between looks at what others are playing, once there is nothing left to begin.
PATIENCE = 1.0


class Stopped(Exception):
    """The worker was asked to stop in the middle of a shard."""


def play_shard(
    manifest: Manifest,
    shard: int,
    search_path: Sequence[str] = (),
    after: Callable[[int], None] = lambda _: None,
) -> bytes:
    """Play a shard; its content depends on nothing but the manifest. `after` is told the number of games so far."""
    pairing = manifest.pairing(search_path)
    games = []
    for done, number in enumerate(manifest.numbers(shard), 1):
        games.append(PlayedGame.from_result(play_match(pairing, number)))
        after(done)
    return packed(games, manifest.edition, {"run": manifest.id, "shard": shard})


def play_elsewhere(text: str, shard: int, search_path: Sequence[str]) -> bytes:
    """`play_shard` in a process of somebody's engine, which has nothing but the text of the manifest."""
    prepare_worker(tuple(search_path))
    manifest = Manifest.loads(text)
    manifest.check_here()
    return play_shard(manifest, shard, search_path)


def work(run: Run, is_stopped: Callable[[], bool] = lambda: False) -> int:
    """Play shards until none is left, also those that others have given up; how many were played here."""
    played = 0
    while not is_stopped():
        claim = run.next_claim()
        if claim is not None:
            played += _play_claimed(run, claim, is_stopped)
        elif run.is_over():
            break
        else:
            time.sleep(PATIENCE)
    return played


def _play_claimed(run: Run, claim: Claim, is_stopped: Callable[[], bool]) -> bool:
    """Was the shard finished? What goes wrong is noted in the claim, for the next attempt."""

    def after(done: int) -> None:
        claim.done = done
        if is_stopped():
            raise Stopped

    shard = run.shard_of(claim)
    try:
        run.keep(shard, play_shard(run.manifest, shard, after=after))
    except (Stopped, KeyboardInterrupt) as stop:
        claim.release()
        if isinstance(stop, KeyboardInterrupt):
            raise
        return False
    except Exception as error:  # noqa: BLE001 - whatever it was, it is kept, and the next attempt may succeed
        claim.fail(f"{type(error).__name__}: {error}")
        return False
    claim.release()
    return True
