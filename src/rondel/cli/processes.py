"""Parallel games in worker processes, returned in order; games of a dead process are replayed."""

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from rondel.bots.simulation import MatchResult, Pairing, play_match, prepare_worker

# Consecutive deaths of processes, without a finished game, that end the simulation.
MAX_DEATHS = 3
# Parts queued per process: enough to keep workers busy, few enough to bound memory.
_AHEAD = 4


class WorkersDied(Exception):
    """Processes died repeatedly; `games` were finished before."""

    def __init__(self, games: int) -> None:
        super().__init__(games)
        self.games = games


def matches(pairing: Pairing, games: int, workers: int) -> Iterator[MatchResult]:
    """Yield all games of a pairing; replay those of a process that died."""
    if workers == 1:
        for number in range(games):
            yield play_match(pairing, number)
        return
    size = max(1, min(16, games // (workers * 8)))
    parts = [range(begin, min(begin + size, games)) for begin in range(0, games, size)]
    deaths = done = 0
    while done < len(parts):
        before = done
        try:
            for results in _in_order(pairing, parts[done:], min(workers, games)):
                done += 1
                yield from results
        except BrokenProcessPool as error:
            deaths = deaths + 1 if done == before else 1
            if deaths >= MAX_DEATHS:
                raise WorkersDied(parts[done].start) from error


def _in_order(pairing: Pairing, parts: list[range], workers: int) -> Iterator[list[MatchResult]]:
    """Yield the results of each part, in order, from a process pool with a bounded queue."""
    pool = ProcessPoolExecutor(workers, initializer=prepare_worker, initargs=(pairing.search_path,))
    ahead: list[Future[list[MatchResult]]] = []
    try:
        for part in parts:
            if len(ahead) == workers * _AHEAD:
                yield ahead.pop(0).result()
            ahead.append(pool.submit(_play_part, pairing, part))
        while ahead:
            yield ahead.pop(0).result()
    finally:
        # Parts remain only after an error or Ctrl-C.
        pool.shutdown(wait=not ahead, cancel_futures=True)


def _play_part(pairing: Pairing, numbers: range) -> list[MatchResult]:
    return [play_match(pairing, number) for number in numbers]
