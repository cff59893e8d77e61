"""`python -m native [--checked | --both] [--try]`: compile the fast core of this checkout if it is not up to date.

With `--try`, failure is not an error; one line reports which form will run.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from native.build import BuildError, NoCompiler, build, compiler, is_fresh
from native.problem import DialectError

NO_COMPILER = 3


def main(arguments: list[str]) -> int:
    if "--try" in arguments:
        print(_form(), file=sys.stderr, flush=True)
        return 0
    builds = [False, True] if "--both" in arguments else ["--checked" in arguments]
    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(_build, builds))
    except (BuildError, DialectError) as error:
        print(error, file=sys.stderr)
        return NO_COMPILER if isinstance(error, NoCompiler) else 1
    return 0


def _form() -> str:
    if os.environ.get("RONDEL_PURE") == "1":
        return "The fast core runs as plain Python because of RONDEL_PURE=1."
    try:
        _build(False)
    except (BuildError, DialectError) as error:
        reason = str(error).partition("\n")[0]
        return f"The fast core runs as plain Python. {reason} See python3 dev.py native."
    return "The fast core runs compiled."


def _build(checked: bool) -> None:
    if is_fresh(checked=checked):
        return
    compiler()
    what = "the checked fast core" if checked else "the fast core"
    print(f"Compiling {what} (only when it has changed) …", file=sys.stderr, flush=True)
    began = time.monotonic()
    made = build(checked=checked)
    print(f"Compiled {made.name} in {time.monotonic() - began:.0f} s.", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
