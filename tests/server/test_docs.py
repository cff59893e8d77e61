"""The example bot of docs/api.md plays a whole game (`checks.documented` compares settings and paths)."""

from __future__ import annotations

import re
import subprocess
import sys

from checks.reading import Repository
from tests.server.clients import NET, ThreadServer


def test_the_documented_bot_plays_a_whole_game(server: ThreadServer) -> None:
    if "postgresql" in server.settings.database:
        return  # one whole game over HTTP is enough
    bot = Repository().blocks("docs/api.md", "python")[0].text
    ended = subprocess.run(
        [sys.executable, "-c", bot, server.address], capture_output=True, text=True, timeout=2 * NET, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert re.fullmatch(r"scores: \[\d+, \d+\] winners: \[[01](, 1)?\]\n", ended.stdout)
