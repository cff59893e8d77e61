"""Checks an installed wheel: the core is compiled and plays like its pure modules. Prints one line.

Run by cibuildwheel for every wheel and by tests/test_packaging.py; needs only the wheel.
"""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
import rondel
from rondel import fast

for edition in rondel.editions():
    position = fast.position(rondel.new_game(edition, players=4, seed=3, options=rondel.Options(max_rounds=8)))
    result = fast.playouts(position, 2, seed=1)
    print(edition, result.decisions, list(result.wins), list(result.scores))
print(fast.compiled)
"""


def output(pure: str) -> list[str]:
    command = [sys.executable, "-c", SCRIPT]
    environment = {**os.environ, "RONDEL_PURE": pure}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


if __name__ == "__main__":
    compiled, pure = output("0"), output("1")
    if compiled.pop() != "True" or pure.pop() != "False":
        sys.exit("The compiled core does not run, or cannot be disabled.")
    if compiled != pure or not compiled:
        sys.exit(f"The two forms of the core differ: {compiled} and {pure}")
    print("The compiled core runs and plays like the pure one.")
