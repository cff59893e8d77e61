"""Arguments shared by several commands, and error handling: one sentence on stderr, exit code 1, no traceback."""

import difflib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

import typer

import rondel
from rondel.languages import languages
from rondel.locales import Say, system_language, text

_CONSTANTS: dict[str, object] = {"yes": True, "true": True, "no": False, "false": False, "none": None}


def _canonical_tag(lang: str) -> str | None:
    """Return the canonical form of a language tag: pt-BR for pt_br."""
    return {tag.lower(): tag for tag in languages()}.get(lang.replace("_", "-").lower())


def _help_language() -> str:
    """Find the language of `--help`, which is localized before the arguments are parsed."""
    for word, following in zip(sys.argv, [*sys.argv[1:], ""], strict=True):
        wanted = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and (tag := _canonical_tag(wanted)):
            return tag
    return system_language()


_say = text(_help_language())


def command_help(name: str) -> str:
    """Return the description of a command, with an example."""
    return _say(f"help-{name}")


def option_help(name: str) -> str:
    return _say(f"help-option-{name}", known=", ".join(languages()))


def argument_help(name: str) -> str:
    return _say(f"help-argument-{name}")


Lang = Annotated[str | None, typer.Option("--lang", help=option_help("lang"), show_default=False)]
EditionName = Annotated[str, typer.Option("--edition", "-e", help=option_help("edition"))]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help=option_help("option"))
]
ThinkingTime = Annotated[
    float | None, typer.Option("--thinking-time", min=0.01, metavar="S", help=option_help("thinking-time"))
]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=option_help("database"))]
WorkerCount = Annotated[int, typer.Option("--workers", "-w", min=1, help=option_help("workers"))]


def language(lang: str | None) -> str:
    """Return the requested language, else that of the system."""
    if lang is None:
        return system_language()
    tag = _canonical_tag(lang)
    if tag is None:
        say = text(system_language())
        raise InputError(say("refused-language", lang=lang, known=", ".join(languages())))
    return tag


def edition(name: str, say: Say) -> rondel.Edition:
    """Return the edition with this name; the error suggests a similar one."""
    id = name.strip().lower().replace(" ", "_").replace("-", "_")
    if id not in rondel.editions():
        known = ", ".join(rondel.editions())
        raise InputError(say("refused-edition", name=name, known=known, near=_nearest(id, rondel.editions())))
    return rondel.edition(id)


def options(assignments: Sequence[str] | None, say: Say, **defaults: object) -> rondel.Options:
    """Parse options like `setup=draft`; `defaults` are those of the command."""
    values = dict(defaults)
    for assignment in assignments or ():
        key, equals, value = assignment.partition("=")
        if not equals:
            raise InputError(say("refused-option-form", word=assignment))
        values[key.strip()] = _value(value.strip())
    return rondel.Options.from_dict(values)


def bots(names: Sequence[str], say: Say, extra: Sequence[str] = ()) -> None:
    """Raise for unavailable bots; custom bots are imported from the current directory."""
    import rondel.bots

    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    for name in names:
        if name in extra:
            continue
        if ":" not in name and name not in rondel.bots.names():
            known = [*extra, *rondel.bots.names()]
            near = _nearest(name, known)
            raise InputError(say("refused-bot", name=name, known=", ".join(known), near=near))
        try:
            rondel.bots.make(name)
        except Exception as error:
            raise InputError(say("refused-bot-load", name=name, reason=str(error))) from error


def seats(names: Sequence[str], players: int | None, say: Say) -> list[str]:
    """Return one name per seat; the last name fills the remaining seats."""
    count = len(names) if players is None else players
    if not 2 <= count <= 6:
        raise InputError(say("refused-players", count=count))
    if len(names) > count:
        raise InputError(say("refused-too-many", names=len(names), count=count))
    return [*names, *[names[-1]] * (count - len(names))]


def seats_or_default(text: str, default: str, players: int | None, say: Say) -> list[str]:
    """Parse a list of names; if it is the default, truncate it to the number of players."""
    names = comma_list(text, say)
    return names[: max(players, 1)] if text == default and players is not None else names


def comma_list(text: str, say: Say) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise InputError(say("refused-no-bots"))
    return names


def option_text(value: object) -> str:
    """Return the value of an option as written on the command line."""
    return {"True": "yes", "False": "no", "None": "none"}.get(str(value), str(value))


def _value(text: str) -> object:
    lowered = text.lower()
    if lowered in _CONSTANTS:
        return _CONSTANTS[lowered]
    return int(text) if text.lstrip("-").isdecimal() else text


def _nearest(name: str, known: Sequence[str]) -> str:
    return next(iter(difflib.get_close_matches(name, known, 1)), "none")


class InputError(Exception):
    """Invalid input; the text is a sentence for the user."""


def run_app(command: Callable[[], None]) -> int:
    """Run the command line, print errors as one sentence, and return the exit code."""
    try:
        command()
    except (InputError, rondel.RondelError) as refusal:
        print(refusal, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has exited (`rondel rules | head`).
        sys.stderr.close()
        return 0
    return 0


@contextmanager
def file_errors(path: str, say: Say) -> Iterator[None]:
    """Convert errors of reading or writing a file into sentences."""
    try:
        yield
    except FileNotFoundError as error:
        raise InputError(say("refused-no-file", file=path)) from error
    except UnicodeDecodeError as error:
        raise InputError(say("refused-not-text", file=path)) from error
    except OSError as error:
        raise InputError(say("refused-file", file=path, reason=error.strerror or str(error))) from error


@contextmanager
def server_errors() -> Iterator[None]:
    """Convert errors of the server's admin functions into errors of the command line."""
    from rondel.server.config import SettingError
    from rondel.server.operations import AdministrationError

    try:
        yield
    except (AdministrationError, SettingError) as refusal:
        raise InputError(str(refusal)) from refusal
