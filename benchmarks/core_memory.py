"""Does the memory of the process grow with the number of playouts? Prints it as they go on.

python -m benchmarks.core_memory [--playouts 1000000] [--threads 1]
"""

from __future__ import annotations

import argparse
import resource
import time

import rondel
from rondel import fast


def memory() -> float:
    """The most memory the process has ever had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Ten lines per edition, and how much was added after the first of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--playouts", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    print(f"The fast core is {fast.form()}.")
    for edition in rondel.editions():
        game = rondel.new_game(edition, players=6, seed=1, options=rondel.Options(max_rounds=60))
        position = fast.position(game)
        part = max(1, options.playouts // 20)
        decisions = 0
        first = 0.0
        begin = time.perf_counter()
        for number in range(10):
            decisions += fast.playouts(position, part, seed=number, threads=options.threads).decisions
            first = first or memory()
            seconds = time.perf_counter() - begin
            played = (number + 1) * part
            print(
                f"{edition}: {played:,} playouts, {decisions:,} decisions, {seconds:.0f} s, {memory():.1f} MB",
                flush=True,
            )
        print(f"{edition}: {memory() - first:.1f} MB more at the end than after the first tenth", flush=True)


if __name__ == "__main__":
    main()
