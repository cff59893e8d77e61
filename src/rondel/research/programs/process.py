"""Child process that speaks JSON lines over stdin and stdout.

Threads do the reading and writing, so a program that does not read, floods its output or hangs cannot exceed its
deadline.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import IO, Any

from rondel import RondelError

LONGEST_LINE = 64 * 1024
_WAITING_LINES = 64
_KEPT_ERRORS = 5


class Fault(Exception):
    """An error of a program: a code and a sentence. The program can be queried again."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class ProcessExited(Fault):
    """The program has exited."""


class Program:
    """A running program. `send` never blocks; `receive` waits for one line until a deadline."""

    def __init__(self, command: str | Sequence[str]) -> None:
        self.words = shlex.split(command) if isinstance(command, str) else list(command)
        if not self.words:
            raise RondelError("The command of a program is empty.")
        try:
            self._process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Child processes are killed with it.
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            raise RondelError(f"{self.words[0]!r} cannot be started: {error.strerror or error}.") from error
        self._lines: queue.Queue[bytes | Fault] = queue.Queue(_WAITING_LINES)
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._errors: deque[str] = deque(maxlen=_KEPT_ERRORS)
        self._closing = threading.Event()
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._read, self._write, self._read_errors)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, message: dict[str, Any]) -> None:
        """Queue one message; `receive` reports a program that has exited."""
        self._outgoing.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def receive(self, until: float) -> Any:
        """Return the next line as JSON; raise `Fault` on errors or at `until`, a time of `time.monotonic`."""
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise Fault("too_slow", "No response arrived before the deadline.") from None
        if isinstance(line, ProcessExited):
            self._lines.put(line)  # for later calls
        if isinstance(line, Fault):
            raise line
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            excerpt = line[:60].decode("utf-8", "replace")
            raise Fault("not_json", f"A response must be one line of JSON; {excerpt!r} is not.") from None

    def close(self) -> None:
        """Close the program's input, then kill it if it does not exit."""
        self._closing.set()
        self._outgoing.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1.0)
        self._kill()
        self._process.wait()
        while any(thread.is_alive() for thread in self._threads):
            with contextlib.suppress(queue.Empty):
                self._lines.get_nowait()  # unblocks a reader that waits for space in the queue
            for thread in self._threads:
                thread.join(0.01)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError):
                assert pipe is not None
                pipe.close()

    def _kill(self) -> None:
        """Kill the process and, where the system supports it, its children."""
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _read(self) -> None:
        out = self._pipe(self._process.stdout)
        too_long = False
        while line := out.readline(LONGEST_LINE):
            if not line.endswith(b"\n") and len(line) == LONGEST_LINE:
                if not too_long:
                    self._lines.put(Fault("too_long", f"A line has at most {LONGEST_LINE} bytes; this one has more."))
                too_long = True
            elif too_long:
                too_long = False
            elif line.strip():
                self._lines.put(line)
            if self._closing.is_set():
                return
        code = self._process.wait()
        self._threads[2].join(1.0)
        stderr = f" Last line on stderr: {self._errors[-1]}" if self._errors else ""
        self._lines.put(ProcessExited("gone", f"The program has ended with code {code}.{stderr}"))

    def _write(self) -> None:
        into = self._pipe(self._process.stdin)
        with contextlib.suppress(OSError, ValueError):
            while (line := self._outgoing.get()) is not None:
                into.write(line)
                into.flush()
        with contextlib.suppress(OSError):
            into.close()

    def _read_errors(self) -> None:
        for line in iter(lambda: self._pipe(self._process.stderr).readline(4096), b""):
            if text := line.decode("utf-8", "replace").strip():
                self._errors.append(text[:200])

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe
