"""`rondel play`: play in the terminal, against bots, hot-seat, or mixed."""

import os
import random
from pathlib import Path
from typing import Annotated

import typer

import rondel
from rondel.cli import arguments
from rondel.cli.arguments import EditionName, InputError, Lang, OptionList, ThinkingTime, language, option_help
from rondel.locales import Say, has, text

DEFAULT_SEATS = "human,greedy,greedy"


def play(
    edition: EditionName = "imperial",
    seats: Annotated[str, typer.Option("--seats", "-s", help=option_help("seats"))] = DEFAULT_SEATS,
    players: Annotated[int | None, typer.Option("--players", "-p", help=option_help("players"))] = None,
    names: Annotated[str | None, typer.Option("--names", help=option_help("names"))] = None,
    option: OptionList = None,
    seed: Annotated[int | None, typer.Option("--seed", help=option_help("play-seed"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=option_help("plain"))] = False,
    load: Annotated[str | None, typer.Option("--load", metavar="FILE", help=option_help("load"))] = None,
    resume: Annotated[bool, typer.Option("--continue", help=option_help("continue"))] = False,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE", help=option_help("save"))] = None,
    thinking_time: ThinkingTime = None,
    lang: Lang = None,
) -> None:
    from rondel.cli.terminal_game import HUMAN, TerminalGame, read_game

    lang = language(lang)
    say = text(lang)
    seat_types = arguments.seats_or_default(seats, DEFAULT_SEATS, players, say)
    arguments.bots(seat_types, say, extra=[HUMAN])
    seed = random.SystemRandom().getrandbits(31) if seed is None else seed
    file = Path(save or load or _last_game()).expanduser()
    if load or resume:
        game, seat_types = read_game(Path(load or _last_game()).expanduser(), seat_types, lang)
        arguments.bots(seat_types, say, extra=[HUMAN])
    else:
        seat_types = arguments.seats(seat_types, players, say)
        game = rondel.new_game(
            arguments.edition(edition, say).id,
            players=_names(names, seat_types, HUMAN, say),
            options=arguments.options(option, say),
            seed=seed,
        )
    TerminalGame(game, seat_types, lang, plain, file, seed, thinking_time).run()


def _names(given: str | None, seats: list[str], human: str, say: Say) -> list[str]:
    """Return the players' names: the given ones, then defaults that describe each seat."""
    names = [name.strip() for name in (given or "").split(",") if name.strip()]
    if len(names) > len(seats):
        raise InputError(say("refused-names", names=len(names), seats=len(seats)))
    people = seats.count(human)
    for seat in range(len(names), len(seats)):
        kind = seats[seat]
        if kind == human:
            names.append(say("name-alone") if people == 1 else say("name-player", number=seat + 1))
        else:
            level = say(f"bot-{kind}") if has(f"bot-{kind}") else kind.rpartition(":")[2].capitalize()
            label = say("seat-bot", name=level)
            names.append(label if seats.count(kind) == 1 else f"{label} {seat + 1}")
    return names


def _last_game() -> str:
    """Return the file in which the current game is saved between commands."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(data) / "rondel" / "last.rondel")
