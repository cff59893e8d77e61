"""Pictures of positions, drawn in a process that ends when it has drawn them: drawing holds up whatever runs beside it
in the same process, for a tenth of a second each."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import structlog

from rondel.server.notices.wording import Told

LONGEST_SECONDS = 120.0
log = structlog.get_logger()


async def drawn(static: Path, positions: list[Told]) -> list[str | None]:
    """The PNG of each position in base64, from the view of the seat it is told; None where there is none. A mail
    without its picture is still a mail."""
    if not positions:
        return []
    asked = {"static": str(static), "positions": [[each.snapshot, each.params.get("seat")] for each in positions]}
    drawer = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "rondel.server.notices.picture",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            answer, _ = await drawer.communicate(json.dumps(asked).encode())
        found: list[str | None] = json.loads(answer)
    except (TimeoutError, ValueError) as error:
        log.warning("no_pictures", error=type(error).__name__)
        return [None] * len(positions)
    finally:
        if drawer.returncode is None:
            drawer.kill()
    return found
