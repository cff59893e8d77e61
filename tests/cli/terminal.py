"""Pseudo-terminal driver: types, reads, and records everything shown."""

import os
import re
import signal
import sys
import time
from pathlib import Path

import pexpect

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


def without_escapes(raw: str) -> str:
    """Remove escape sequences from terminal output."""
    return _ESCAPES.sub("", raw).replace("\r", "")


class TerminalSession:
    """`rondel …` running in a terminal of 80 columns."""

    def __init__(self, *words: str, home: Path, lang: str = "C.UTF-8", columns: int = 80) -> None:
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(home),
            "LC_ALL": lang,
            "TERM": "xterm",
            "COLUMNS": str(columns),
        }
        self.process = pexpect.spawn(
            sys.executable,
            ["-m", "rondel.cli", *words],
            env=environment,
            encoding="utf-8",
            timeout=600,
            cwd=str(home),
            dimensions=(60, columns),
            # Test runs in the background ignore Ctrl-C, and children would inherit that.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self.process.delaybeforesend = 0
        self.seen = ""

    def read_to(self, pattern: str) -> str:
        """Read up to and including the pattern."""
        self.process.expect(pattern)
        shown = without_escapes(self.process.before + self.process.after)
        self.seen += shown
        return shown

    def type(self, line: str) -> None:
        self.process.sendline(line)

    def answer(self, line: str, prompt: str = r"\w+( \d)?> $") -> str:
        """Type a line and read to the next prompt."""
        self.type(line)
        return self.read_to(prompt)

    def interrupt(self) -> None:
        """Press Ctrl-C until the program ends.

        Between printing the prompt and waiting for a key, Python's readline handles a signal only at the next key.
        """
        for _ in range(60):
            self.process.sendintr()
            if self.process.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=10) == 0:
                return

    def leave(self) -> None:
        """Kill the program and wait until it is gone; pexpect gives up 0.1 s after the kill."""
        self.process.kill(signal.SIGKILL)
        while self.process.isalive():
            time.sleep(0.05)
        self.process.close()

    def finish(self) -> int:
        """Read to the end; return the exit code."""
        self.process.expect(pexpect.EOF)
        self.seen += without_escapes(self.process.before)
        self.process.close()
        return self.process.exitstatus if self.process.exitstatus is not None else -1
