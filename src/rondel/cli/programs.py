"""`rondel match` and `rondel mcp`: external programs and AI assistants as players."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from rondel.cli import arguments
from rondel.cli.arguments import EditionName, InputError, Lang, OptionList, file_errors, language, option_help
from rondel.cli.results import STANDARD_OUTPUT, write_json
from rondel.locales import Say, text
from rondel.locales.game_text import format_number


def match(
    program: Annotated[list[str], typer.Option("--program", "-x", metavar="COMMAND", help=option_help("program"))],
    edition: EditionName = "imperial",
    players: Annotated[int | None, typer.Option("--players", "-p", help=option_help("players"))] = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help=option_help("bots"))] = "random,random,random",
    games: Annotated[int, typer.Option("--games", "-g", min=1, help=option_help("games"))] = 4,
    seed: Annotated[int, typer.Option("--seed", help=option_help("seed"))] = 0,
    option: OptionList = None,
    deadline: Annotated[float, typer.Option("--deadline", min=0.01, metavar="S", help=option_help("deadline"))] = 10.0,
    attempts: Annotated[int, typer.Option("--attempts", min=1, help=option_help("attempts"))] = 3,
    listing: Annotated[str, typer.Option("--listing", help=option_help("listing"))] = "always",
    fallback: Annotated[str, typer.Option("--fallback", help=option_help("fallback"))] = "random",
    prompts: Annotated[bool, typer.Option("--prompts", help=option_help("prompts"))] = False,
    as_json: Annotated[str | None, typer.Option("--json", metavar="FILE|-", help=option_help("json"))] = None,
    records: Annotated[str | None, typer.Option("--records", metavar="DIR", help=option_help("records"))] = None,
    lang: Lang = None,
) -> None:
    from rondel.research.programs import Entrant, Table, Terms, summary
    from rondel.research.text import Policy

    say = text(language(lang))
    names = arguments.comma_list(bots, say) if bots.strip() else []
    arguments.bots(names, say)
    entrants = [Entrant.program(command) for command in program]
    rest = arguments.seats([*(entrant.name for entrant in entrants), *names], players, say)[len(entrants) :]
    if len(entrants) > 1 and len({entrant.command for entrant in entrants}) > len({e.name for e in entrants}):
        entrants = [Entrant(f"{each.name} ({n})", each.command) for n, each in enumerate(entrants, 1)]
    if not names and len(rest):
        raise InputError(say("refused-no-bots"))
    board = arguments.edition(edition, say)
    policy = Policy(attempts, listing, None if fallback == "none" else fallback)  # type: ignore[arg-type]
    if as_json not in (None, STANDARD_OUTPUT):
        with file_errors(str(as_json), say):
            Path(str(as_json)).expanduser().touch()
    folder = None if records is None else Path(records).expanduser()
    if folder is not None:
        with file_errors(str(folder), say):
            folder.mkdir(parents=True, exist_ok=True)
    table = Table(
        [*entrants, *(Entrant(name) for name in rest)],
        edition=board.id,
        options=arguments.options(option, say, max_rounds=60),
        seed=seed,
        terms=Terms(deadline=deadline, policy=policy, prompts=prompts),
    )
    outcomes = []
    with table:
        for outcome in table.play(games):
            outcomes.append(outcome)
            if folder is not None:
                with file_errors(str(folder), say):
                    (folder / f"game-{outcome.number + 1:04}.rondel").write_text(outcome.record, "utf-8")
    facts = summary(table, outcomes)
    if not write_json(facts, as_json, say):
        _show(facts, say)


def _show(facts: dict[str, Any], say: Say) -> None:
    console = Console(highlight=False, emoji=False)
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for column in ("bot", "games", "wins", "rate", "interval", "score", "rank", "time"):
        grid.add_column(say(f"simulate-{column}"), justify="left" if column == "bot" else "right")
    for each in sorted(facts["entrants"], key=lambda each: -float(each["win_rate"])):
        low, high = each["interval"]
        grid.add_row(
            each["name"],
            str(each["games"]),
            format_number(each["wins"], ".1f", say),
            format_number(100 * each["win_rate"], ".1f", say) + " %",
            f"{format_number(100 * low, '.0f', say)}–{format_number(100 * high, '.0f', say)}",
            format_number(each["mean_score"], ".1f", say),
            format_number(each["mean_rank"], ".2f", say),
            format_number(each["mean_decision_ms"], ".1f", say),
        )
    console.print(grid)
    for each in facts["entrants"]:
        if each["faults"]:
            faults = ", ".join(f"{code} {count}" for code, count in each["faults"].items())
            console.print(say("match-faults", name=each["name"], faults=faults, fallbacks=each["fallbacks"]))
        for failure in each["forfeits"][:3]:
            console.print(say("simulate-failure", bot=each["name"], what=failure), style="red")


def mcp() -> None:
    """Serve the Model Context Protocol over standard input and output until they close."""
    from rondel.research.mcp import server

    server().run()
