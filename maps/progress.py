"""Progress messages with elapsed time."""

from __future__ import annotations

import sys
import time

START = time.monotonic()


def step(board: str, text: str) -> None:
    print(f"[{time.monotonic() - START:6.1f} s] {board}: {text}", file=sys.stderr, flush=True)
