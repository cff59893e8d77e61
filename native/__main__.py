"""`python -m native [--checked] [--if-possible]`: compile the fast core of this checkout."""

from __future__ import annotations

import sys
import time

from native.build import CannotBuild, build, is_fresh
from native.problem import NotCompilable


def main(words: list[str]) -> int:
    checked = "--checked" in words
    if is_fresh(checked=checked):
        return 0
    began = time.monotonic()
    try:
        made = build(checked=checked)
    except (CannotBuild, NotCompilable) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Compiled {made.name} in {time.monotonic() - began:.0f} s.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
