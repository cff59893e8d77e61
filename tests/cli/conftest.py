"""Fixtures of the command line tests: run `rondel` with or without a terminal."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.terminal import TerminalSession

from rondel.cli import main

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session", autouse=True)
def english_help() -> None:
    """Import the commands first: help is localized on import, in the language of the command line."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["rondel"])
        patch.setenv("LC_ALL", "C.UTF-8")
        import rondel.cli.application  # noqa: F401


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Run `rondel …` in this process, without a terminal; return exit code, stdout and stderr."""

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
    """Like `run`, in a separate process."""

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
def open_terminal(tmp_path: Path) -> Iterator[Callable[..., TerminalSession]]:
    """Start `rondel …` in a pseudo-terminal of 80 columns; it is killed after the test."""
    opened: list[TerminalSession] = []

    def start(*words: str, lang: str = "C.UTF-8") -> TerminalSession:
        terminal = TerminalSession(*words, home=tmp_path, lang=lang)
        opened.append(terminal)
        return terminal

    yield start
    for terminal in opened:
        terminal.leave()
