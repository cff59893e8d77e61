"""`python -m native [--checked | --both] [--try]`: compile the fast core of this checkout, unless that has been done.

With `--try` it is no error if it cannot be done; one line says which form will run.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from native.build import CannotBuild, NoCompiler, build, compiler, is_fresh
from native.problem import NotCompilable

NO_COMPILER = 3


def main(words: list[str]) -> int:
    if "--try" in words:
        print(_form(), file=sys.stderr, flush=True)
        return 0
    builds = [False, True] if "--both" in words else ["--checked" in words]
    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(_build, builds))
    except (CannotBuild, NotCompilable) as error:
        print(error, file=sys.stderr)
        return NO_COMPILER if isinstance(error, NoCompiler) else 1
    return 0


def _form() -> str:
    if os.environ.get("RONDEL_PURE") == "1":
        return "The fast core runs as plain Python, as RONDEL_PURE=1 asks."
    try:
        _build(False)
    except (CannotBuild, NotCompilable) as error:
        reason = str(error).partition("\n")[0]
        return f"The fast core runs as plain Python. {reason} See python3 dev.py native."
    return "The fast core runs compiled."


def _build(checked: bool) -> None:
    if is_fresh(checked=checked):
        return
    compiler()
    what = "the fast core with every access checked" if checked else "the fast core"
    print(f"Compiling {what} (only when it has changed) …", file=sys.stderr, flush=True)
    began = time.monotonic()
    made = build(checked=checked)
    print(f"Compiled {made.name} in {time.monotonic() - began:.0f} s.", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
