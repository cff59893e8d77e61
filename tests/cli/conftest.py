"""What the tests of the command line share: running `rondel`, at a terminal or not."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.keyboard import Keyboard

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs `rondel …` without a terminal; the answer has returncode, stdout and stderr."""

    def run_rondel(*words: str, stdin: str = "", lang: str = "C.UTF-8") -> "subprocess.CompletedProcess[str]":
        environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": lang, "COLUMNS": "80"}
        return subprocess.run(
            [sys.executable, "-m", "rondel.cli", *words],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment,
            cwd=tmp_path,
            timeout=300,
            check=False,
        )

    return run_rondel


@pytest.fixture
def sit_down(tmp_path: Path) -> Iterator[Callable[..., Keyboard]]:
    """Starts `rondel …` in a pseudo-terminal of 80 columns; it is closed after the test."""
    opened: list[Keyboard] = []

    def start(*words: str, lang: str = "C.UTF-8") -> Keyboard:
        keyboard = Keyboard(*words, home=tmp_path, lang=lang)
        opened.append(keyboard)
        return keyboard

    yield start
    for keyboard in opened:
        keyboard.process.close(force=True)
