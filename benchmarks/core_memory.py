"""Memory of the process while the fast core plays many playouts: it should not grow.

python -m benchmarks.core_memory [--playouts 1000000] [--threads 1] [--write]
"""

from __future__ import annotations

import resource
import time
from collections.abc import Callable

import rondel
from benchmarks import measurements
from rondel import fast


def memory() -> float:
    """Peak memory of the process in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Print ten lines per edition, and the growth after the first of them."""
    parser = measurements.parser(__doc__)
    parser.add_argument("--playouts", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    with measurements.recorded(options, "core-memory", "Memory of the fast core", is_text=True) as show:
        for edition in rondel.editions():
            measure(edition, options.playouts, options.threads, show)


def measure(edition: str, playouts: int, threads: int, show: Callable[[str], None]) -> None:
    """Play all playouts of one edition in ten parts."""
    game = rondel.new_game(edition, players=6, seed=1, options=rondel.Options(max_rounds=60))
    position = fast.position(game)
    part = max(1, playouts // 20)
    decisions = 0
    first = 0.0
    begin = time.perf_counter()
    for number in range(10):
        decisions += fast.playouts(position, part, seed=number, threads=threads).decisions
        first = first or memory()
        seconds = time.perf_counter() - begin
        played = (number + 1) * part
        show(f"{edition}: {played:,} playouts, {decisions:,} decisions, {seconds:.0f} s, {memory():.1f} MB")
    show(f"{edition}: {memory() - first:.1f} MB more at the end than after the first tenth")


if __name__ == "__main__":
    main()
