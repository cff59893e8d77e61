"""The test suite itself: leaks fail, missing prerequisites are reported, and any order can be repeated."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests import prerequisites, tiers, unique

ROOT = Path(__file__).resolve().parent.parent
LEAKS = """
import socket, subprocess, sys, threading, time

KEPT = []

def test_forgotten_file():
    cycle = [open(__file__)]
    cycle.append(cycle)

def test_socket():
    KEPT.append(socket.socket())

def test_thread():
    threading.Thread(target=time.sleep, args=(60,), name="forgotten", daemon=True).start()

def test_process():
    KEPT.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]))

def test_clean():
    with socket.socket():
        thread = threading.Thread(target=time.sleep, args=(0.01,))
        thread.start()
"""
NEEDY = """
import pytest

@pytest.fixture
def browser(): ...

@pytest.fixture
def postgres(): ...

@pytest.fixture
def sdist(): ...

def test_page(browser): ...
def test_database(postgres): ...

@pytest.mark.release
def test_wheel(sdist): ...
def test_rule(): ...
"""
# A machine without any prerequisite.
BARE = """
from tests import prerequisites
prerequisites.PRESENT = dict.fromkeys(prerequisites.PRESENT, lambda: None)
"""


def run(folder: Path, text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a test file with the conftest of this repository."""
    file = folder / "test_sample.py"
    file.write_text(text, "utf-8")
    (folder / "bare.py").write_text(BARE, "utf-8")
    (folder / "pytest.ini").write_text(
        "[pytest]\nmarkers =\n  slow\n  release\nfilterwarnings =\n  error::ResourceWarning\n"
        "  error::pytest.PytestUnraisableExceptionWarning\n",
        "utf-8",
    )
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.conftest",
        "-p",
        "no:cacheprovider",
        "-v",
        "-rA",
        *arguments,
    ]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(folder))),
        "RONDEL_LEAK_SECONDS": "0.5",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # no plugin is needed, and loading them takes longer than the tests
    }
    return subprocess.run(
        [*command, str(file)], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_leaks_fail_the_test(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """A thread, a process, a socket, an unclosed file; resources released in time are not leaks."""
    shown = run(tmp_path, LEAKS).stdout
    for name, sentence in {
        "test_thread": "left behind: thread forgotten",
        "test_process": "left behind: process",
        "test_socket": "left behind: file",
        "test_forgotten_file": "ResourceWarning: unclosed file",
    }.items():
        with subtests.test(name):
            assert re.search(rf"(FAILED|ERROR).*::{name}\b", shown), shown[-3000:]
            assert sentence in shown
    assert not re.search(r"(FAILED|ERROR).*::test_clean\b", shown)


def test_missing_prerequisites_are_reported_and_fail_the_run(tmp_path: Path) -> None:
    """Each prerequisite is reported once, with instructions; other tests still run."""
    answer = run(tmp_path, NEEDY, "-p", "bare")
    assert answer.returncode == 1
    assert "1 passed, 3 skipped" in answer.stdout
    for name in ("browser", "postgresql", "network"):
        assert f"1 tests not run: {prerequisites.SENTENCES[name]}" in answer.stdout


def test_random_order_is_reproducible(tmp_path: Path) -> None:
    text = "".join(f"def test_{number}(): ...\n" for number in range(30))
    orders = [re.findall(r"::(test_\d+) PASSED", run(tmp_path, text, *arguments).stdout) for arguments in ORDERS]
    assert len(set(orders[0])) == 30
    assert orders[0] == sorted(orders[0], key=lambda name: int(name[5:])), "the default order is fixed"
    assert orders[1] == orders[2] != orders[0]
    assert orders[3] != orders[1]


ORDERS: list[list[str]] = [[], ["--random-order=1"], ["--random-order=1"], ["--random-order=2"]]


def test_ports_and_names_are_unique() -> None:
    """Not within this process, nor to another running process."""
    ask = "from tests import unique; print(*(unique.port() for _ in range(20))); input()"
    command = [sys.executable, "-c", ask]
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout
        theirs = set(map(int, other.stdout.readline().split()))
        ours = {unique.port() for _ in range(20)}
        assert len(theirs) == len(ours) == 20
        assert not theirs & ours
        other.communicate("\n")
    assert len({unique.name() for _ in range(1000)}) == 1000


def test_repeat_counts_failures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """`--repeat`: the number of failures of each test, and of failed runs."""
    file = tmp_path / "test_sample.py"
    counter = tmp_path / "runs"
    file.write_text(
        f"def test_third_time():\n    with open({str(counter)!r}, 'a+') as file:\n"
        "        file.write('x'); file.seek(0)\n        assert len(file.read()) < 3\n",
        "utf-8",
    )
    monkeypatch.setattr(tiers, "REPORT", tmp_path / "report.xml")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = release\n", "utf-8")
    arguments = ["--repeat", "3", "-p", "no:cacheprovider", "-c", str(tmp_path / "pytest.ini"), str(file)]
    assert tiers.main(arguments) == 1
    shown = capfd.readouterr().out
    assert "failed 1 of 3: " in shown
    assert "test_third_time" in shown
    assert "2 of 3 runs passed, 1 failed." in shown
