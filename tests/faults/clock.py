"""Clock faults: libfaketime makes the server's clock jump during play, in both directions, by hours to years."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tests.faults.disk import Outcome
from tests.faults.fleet import Fleet
from tests.faults.play import Play
from tests.faults.trouble import admin, await_recovery, expect_output
from tests.server.clients import ForkServer

LIBRARY = "faketime/libfaketime.so.1"  # Debian's package libfaketime
# Longer than the retention of guests and sandboxes, but shorter than the lifetime of the players' tokens.
JUMPS = ("+2h", "-2h", "+90d", "+0", "-3y", "+200d", "+0")


def library() -> str:
    found = sorted(Path("/usr/lib").glob(f"*/{LIBRARY}"))
    assert found, "install libfaketime (apt-get install libfaketime)"
    return str(found[-1])


def jumps(seed: int) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="rondel-faults-") as folder:
        faked_clock = Path(folder) / "clock"
        faked_clock.write_text("+0")
        faked = {
            "LD_PRELOAD": library(),
            "FAKETIME_TIMESTAMP_FILE": str(faked_clock),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",  # like a real jump, which does not affect durations
        }
        fork_server = ForkServer(faked)
        try:
            with closing(Fleet(fork_server, f"sqlite:///{folder}/rondel.sqlite3", Path(folder))) as fleet:
                play = Play(fleet.start(), seed)
                play.ledger.forgets = True
                game = play.watcher.table("me", "hot_seat", clock={"bank": 3600, "at_zero": "bot"})["id"]
                for jump in JUMPS:
                    print(f"the clock jumps to {jump}", flush=True)
                    _write(faked_clock, jump)
                    time.sleep(3)  # several polls of the clocks
                    await_recovery(play)
                    _compare(play, game, jump)
                _write(faked_clock, "+90d")  # finally, a wrong clock at startup
                fleet.kill(fleet.pid)
                fleet.start()
                await_recovery(play)
                _compare(play, game, "a start 90 days later")
                _write(faked_clock, "+0")
                await_recovery(play)
                expect_output(play, admin(play, "check"), 0, "Not sound: 0")
                return {"jumps": len(JUMPS) + 2, **play.settle()}, play.ledger.failures
        finally:
            fork_server.close()


def _write(file: Path, text: str) -> None:
    file.with_suffix(".new").write_text(text)
    os.replace(file.with_suffix(".new"), file)


def _compare(play: Play, game: str, jump: str) -> None:
    """Check that no clock expired or changed, no bot took over a seat, and nobody was deleted."""
    answer = play.watcher.http.get(f"/api/games/{game}")
    if answer.status_code != 200:
        play.ledger.fail(f"After {jump}: {answer.status_code} {answer.text[:300]}")
        return
    state = answer.json()
    seat = state["view"]["decision"]["player"]
    left = state["clocks"][seat]
    if state["table"]["seats"][seat]["stand_in"] or not 1800 < left <= 3600:
        play.ledger.fail(f"After {jump}: {left:.0f} s are left of 3600, {state['table']['seats'][seat]}")
