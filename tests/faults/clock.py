"""The machine's clock jumps under play, both ways, by hours and years: libfaketime sets what the server is told."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tests.faults.disk import Outcome
from tests.faults.fleet import Fleet
from tests.faults.play import Play
from tests.faults.trouble import admin, await_recovery, expect_words
from tests.server.clients import Nursery

LIBRARY = "faketime/libfaketime.so.1"  # Debian's package libfaketime
# Longer than guests and sandboxes are kept, shorter than tokens last: with those the people here would be refused.
JUMPS = ("+2h", "-2h", "+90d", "+0", "-3y", "+200d", "+0")


def library() -> str:
    found = sorted(Path("/usr/lib").glob(f"*/{LIBRARY}"))
    assert found, "install libfaketime (apt-get install libfaketime)"
    return str(found[-1])


def jumps(seed: int) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="rondel-faults-") as folder:
        told = Path(folder) / "clock"
        told.write_text("+0")
        faked = {
            "LD_PRELOAD": library(),
            "FAKETIME_TIMESTAMP_FILE": str(told),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",  # as with a real jump: how long something takes is not changed
        }
        nursery = Nursery(faked)
        try:
            with closing(Fleet(nursery, f"sqlite:///{folder}/rondel.sqlite3", Path(folder))) as fleet:
                play = Play(fleet.start(), seed)
                play.ledger.forgets = True
                game = play.watcher.table("me", "hot_seat", clock={"bank": 3600, "at_zero": "bot"})["id"]
                for jump in JUMPS:
                    print(f"the clock jumps to {jump}", flush=True)
                    _write(told, jump)
                    time.sleep(3)  # several looks of whoever runs the clocks
                    await_recovery(play)
                    _compare(play, game, jump)
                _write(told, "+90d")  # and once while nobody looks: the clock is wrong at startup
                fleet.kill(fleet.pid)
                fleet.start()
                await_recovery(play)
                _compare(play, game, "a start 90 days later")
                _write(told, "+0")
                await_recovery(play)
                expect_words(play, admin(play, "check"), 0, "Not sound: 0")
                return {"jumps": len(JUMPS) + 2, **play.settle()}, play.ledger.failures
        finally:
            nursery.close()


def _write(file: Path, text: str) -> None:
    file.with_suffix(".new").write_text(text)
    os.replace(file.with_suffix(".new"), file)


def _compare(play: Play, game: str, jump: str) -> None:
    """Nobody's seat was handed to a bot, no clock has run ahead or back, nobody was forgotten."""
    answer = play.watcher.http.get(f"/api/games/{game}")
    if answer.status_code != 200:
        play.ledger.fail(f"After {jump}: {answer.status_code} {answer.text[:300]}")
        return
    state = answer.json()
    seat = state["view"]["decision"]["player"]
    left = state["clocks"][seat]
    if state["table"]["seats"][seat]["stand_in"] or not 1800 < left <= 3600:
        play.ledger.fail(f"After {jump}: {left:.0f} s are left of 3600, {state['table']['seats'][seat]}")
