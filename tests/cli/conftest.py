"""What the tests of the command line share: running `rondel`, at a terminal or not."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.keyboard import Keyboard

from rondel.cli import main

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs `rondel …` in this process, without a terminal; the answer has returncode, stdout and stderr."""

    def run_rondel(*words: str, stdin: str = "", lang: str = "C.UTF-8") -> "subprocess.CompletedProcess[str]":
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "argv", ["rondel", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        monkeypatch.setattr(sys, "path", [*sys.path])
        for name, value in {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": lang, "COLUMNS": "80"}.items():
            monkeypatch.setenv(name, value)
        capfd.readouterr()
        with pytest.raises(SystemExit) as end:
            main()
        shown = capfd.readouterr()
        code = end.value.code if isinstance(end.value.code, int) else 0
        return subprocess.CompletedProcess(words, code, shown.out, shown.err)

    return run_rondel


@pytest.fixture
def run_process(tmp_path: Path) -> Run:
    """The same in a process of its own."""

    def run_rondel(*words: str, stdin: str = "") -> "subprocess.CompletedProcess[str]":
        environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
        return subprocess.run(
            [sys.executable, "-m", "rondel.cli", *words],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment,
            cwd=tmp_path,
            timeout=900,
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
        keyboard.leave()
