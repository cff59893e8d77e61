"""The documentation is true: the bot of docs/api.md plays a whole game, every setting and path is described."""

from __future__ import annotations

import dataclasses
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.clients import NET, ThreadServer

from rondel.server.config import Settings, variable

DOCS = Path(__file__).parents[2] / "docs"


def _bot() -> str:
    found = re.search(r"```python\n(.*?)```", (DOCS / "api.md").read_text(), re.DOTALL)
    assert found
    return found[1]


def test_the_bot_has_forty_lines() -> None:
    assert len([line for line in _bot().splitlines() if line.strip()]) <= 40


def test_the_bot_of_the_documentation_plays_a_whole_game_against_greedy(server: ThreadServer) -> None:
    if "postgresql" in server.settings.database:
        return  # one whole game over HTTP is enough
    ended = subprocess.run(
        [sys.executable, "-c", _bot(), server.address], capture_output=True, text=True, timeout=2 * NET, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert re.fullmatch(r"scores: \[\d+, \d+\] winners: \[[01](, 1)?\]\n", ended.stdout)


def test_every_setting_is_documented() -> None:
    text = (DOCS / "hosting.md").read_text()
    documented = set(re.findall(r"^\| `(RONDEL_\w+)`", text, re.MULTILINE))
    assert documented == {variable(field.name) for field in dataclasses.fields(Settings)}


@pytest.mark.parametrize("name", ["api.md", "hosting.md"])
def test_paths_named_in_the_documentation_exist(server: ThreadServer, name: str) -> None:
    import httpx

    known = set(httpx.get(server.address + "/schema/openapi.json", timeout=NET).json()["paths"])
    shapes = {re.sub(r"\{\w+\}", "*", path) for path in known}
    named = re.findall(r"`(?:GET|POST|DELETE|PATCH)(?:/POST)? (/[^ `?]*|…/[^ `?]*)", (DOCS / name).read_text())
    for path in named:
        full = path.replace("…/", "/api/games/{id}/") if path.startswith("…") else path
        assert re.sub(r"\{\w+\}", "*", full) in shapes | {"/schema/openapi.json"}, path
