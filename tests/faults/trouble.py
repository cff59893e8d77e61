"""Observation of failure and recovery of a server during play."""

from __future__ import annotations

import subprocess
import sys
import time

import httpx
from tests.faults.play import LONG, Play
from tests.server.clients import SOURCE

REFUSED = "asked to try again: 503 no_database"


def readiness(play: Play) -> str | None:
    """Return the problem that `/readyz` reports, or None."""
    try:
        answer = httpx.get(play.fleet.address + "/readyz", timeout=20)
    except httpx.HTTPError as error:
        return str(error)
    return None if answer.status_code == 200 else str(answer.json()["error"]["sentence"])


def await_trouble(play: Play, *texts: str) -> str:
    """Wait until players are refused with 503 and `/readyz` reports one of the texts; return its sentence."""
    before, until = play.ledger.answers[REFUSED], time.monotonic() + LONG
    said: str | None = None
    while play.ledger.answers[REFUSED] == before or not any(text in (said := readiness(play) or "") for text in texts):
        if time.monotonic() > until:
            play.ledger.fail(f"Refused {play.ledger.answers[REFUSED] - before} times, and /readyz said: {said}")
            break
        time.sleep(0.3)
    return said or ""


def await_recovery(play: Play) -> None:
    """Wait until people and bots play again, without intervention."""
    until = time.monotonic() + LONG
    while (said := readiness(play)) is not None and time.monotonic() < until:
        time.sleep(0.3)
    if said is not None:
        play.ledger.fail(f"Not ready again: {said}")
    play.await_moves(8)
    play.await_bots()
    play.start_readers()


def admin(play: Play, *arguments: str) -> tuple[int, str]:
    """Run `rondel admin …` on the server's database; return its exit status and output."""
    program = [sys.executable, "-c", "from rondel.cli import main; main()", "admin", *arguments]
    ended = subprocess.run(
        [*program, "--database", play.fleet.database],
        env={"PYTHONPATH": str(SOURCE), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.returncode, ended.stdout + ended.stderr


def expect_output(play: Play, said: tuple[int, str], status: int, *texts: str) -> None:
    """Check the exit status of a command, and that its output contains one of the texts and no traceback."""
    if said[0] != status or "Traceback" in said[1] or not any(text in said[1] for text in texts):
        play.ledger.fail(f"rondel admin: status {said[0]}, {said[1][-500:]}")
