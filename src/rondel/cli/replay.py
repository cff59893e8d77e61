"""`rondel replay`: verify a record and show the resulting position."""

import json
from pathlib import Path
from typing import Annotated

import typer

import rondel
from rondel.cli.arguments import InputError, Lang, argument_help, file_errors, language, option_help
from rondel.cli.screen import Screen
from rondel.locales import Say, text
from rondel.locales.game_text import GameText


def replay(
    file: Annotated[str, typer.Argument(help=argument_help("file"))],
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="N", help=option_help("at"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=option_help("replay-json"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=option_help("plain"))] = False,
    lang: Lang = None,
) -> None:
    say = text(language(lang))
    record = read_record(file, say)
    # Verify the whole record even if an earlier position is requested.
    game = rondel.replay(record)
    if at is not None:
        game = position_at(record, at, say)
    if as_json:
        print(json.dumps(game.view(), ensure_ascii=False))
        return
    screen = Screen(GameText(game.edition, game.names, language(lang)), plain)
    screen.heading(say("replay-heading", title=game.edition.title, version=game.version, round=game.round))
    if record.rules != rondel.RULES_VERSION:
        screen.line(say("replay-other-rules", rules=record.rules, now=rondel.RULES_VERSION))
        if at is None and record.differs_from(game):
            screen.line(say("replay-other-result"))
    screen.position(game.view())
    if game.over:
        winners = ", ".join(screen.game_text.player(seat) for seat in game.winners)
        screen.line(say("play-winners", winners=winners, count=len(game.winners)), style="bold")
    else:
        screen.line(screen.game_text.waiting(game.decision), style="bold")


def read_record(file: str | Path, say: Say) -> rondel.Record:
    with file_errors(str(file), say):
        content = Path(file).expanduser().read_text("utf-8")
    return rondel.Record.loads(content)


def position_at(record: rondel.Record, at: int | None, say: Say) -> rondel.Game:
    """Return the game after `at` actions, by default at its end."""
    if at is not None and at > len(record.moves):
        raise InputError(say("refused-at", at=at, last=len(record.moves)))
    return rondel.replay(record, until=at)
