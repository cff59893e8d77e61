"""Bad input: one sentence on stderr, exit code 1, never a traceback."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rondel import RondelError
from rondel.locales import Say


class Refused(Exception):
    """An input was refused; the text is a sentence for the person at the keyboard."""


def refuse(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def run_politely(command: Callable[[], None]) -> int:
    """Runs the command line and turns what was refused into its sentence; returns the exit code."""
    try:
        command()
    except (Refused, RondelError) as refusal:
        refuse(str(refusal))
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone (`rondel rules | head`); there is nobody left to tell.
        sys.stderr.close()
        return 0
    return 0


@contextmanager
def reading(path: str, say: Say) -> Iterator[None]:
    """Words what goes wrong while a file is read or written."""
    try:
        yield
    except FileNotFoundError as error:
        raise Refused(say("refused-no-file", file=path)) from error
    except UnicodeDecodeError as error:
        raise Refused(say("refused-not-text", file=path)) from error
    except OSError as error:
        raise Refused(say("refused-file", file=path, reason=error.strerror or str(error))) from error


@contextmanager
def server_refusals() -> Iterator[None]:
    """Sentences of the server become refusals of the command line."""
    from rondel.server.config import SettingError
    from rondel.server.operations.console import AdministrationError

    try:
        yield
    except (AdministrationError, SettingError) as refusal:
        raise Refused(str(refusal)) from refusal
