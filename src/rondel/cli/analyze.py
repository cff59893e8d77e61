"""`rondel analyze`: review a game in the terminal, as a page or as JSON, or explain one of its positions."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

import rondel
from rondel.analysis.explanation import Explanation, explain
from rondel.analysis.review import MAX_EFFORT, MIN_EFFORT, Review, review
from rondel.analysis.review_text import ReviewText
from rondel.cli.arguments import InputError, Lang, argument_help, file_errors, language, option_help
from rondel.cli.replay import position_at, read_record
from rondel.cli.results import STANDARD_OUTPUT, write_json
from rondel.cli.screen import Screen
from rondel.locales import Say, text
from rondel.locales.game_text import GameText, format_number

_SPARKLINE = "▁▂▃▄▅▆▇█"
_MAX_SPARKLINE = 32
_PLAIN_STEPS = 5


def analyze(
    file: Annotated[str, typer.Argument(help=argument_help("file"))],
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="N", help=option_help("analyse-at"))] = None,
    report: Annotated[
        str | None, typer.Option("--report", metavar="FILE.html", help=option_help("analyse-report"))
    ] = None,
    as_json: Annotated[str | None, typer.Option("--json", metavar="FILE|-", help=option_help("analyse-json"))] = None,
    effort: Annotated[
        float, typer.Option("--effort", min=MIN_EFFORT, max=MAX_EFFORT, metavar="X", help=option_help("effort"))
    ] = 1.0,
    plain: Annotated[bool, typer.Option("--plain", help=option_help("plain"))] = False,
    lang: Lang = None,
) -> None:
    say = text(language(lang))
    record = read_record(file, say)
    final = rondel.replay(record)
    game_text = GameText(final.edition, final.names, language(lang))
    pages = Pages(Screen(game_text, plain))
    if at is not None:
        if report is not None:
            raise InputError(say("refused-at-report"))
        game = position_at(record, at, say)
        explanation = explain(game, effort)
        if not write_json(explanation.to_dict(), as_json, say):
            pages.heading(say("replay-heading", title=game.edition.title, version=game.version, round=game.round))
            pages.explanation(explanation)
        return
    # Fail before the analysis, which takes a minute, if the results cannot be written.
    for path in filter(None, (as_json if as_json != STANDARD_OUTPUT else None, report)):
        with file_errors(path, say):
            Path(path).expanduser().open("a").close()
    with progress(say) as update:
        found = review(record, effort=effort, progress=update)
    if report is not None:
        from rondel.cli.reports import review_page

        with file_errors(report, say):
            Path(report).expanduser().write_text(review_page(found, record, language(lang)), "utf-8")
    if not write_json(found.to_dict(), as_json, say):
        pages.heading(say("review-title", title=final.edition.title))
        pages.review(found)
        if report is not None:
            pages.screen.line(say("analyse-written", file=report))


@contextmanager
def progress(say: Say) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn(say("analyse-progress")), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("review", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


class Pages:
    """Prints reviews and explanations."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.say = screen.say
        self.review_text = ReviewText(screen.game_text)

    def heading(self, title: str) -> None:
        self.screen.heading(title)

    def review(self, found: Review) -> None:
        """Print the summary, a table of the players, and the turning points."""
        self.screen.line(self.review_text.summary(found))
        self.screen.line()
        self._players(found)
        self.screen.line()
        self._bold("review-turning")
        if not found.turning_points:
            self.screen.line(self.say("review-turning-none"), indent=2)
        for number, point in enumerate(found.turning_points, 1):
            self.screen.line(f"{number}. {self.review_text.heading(point)}", style="bold")
            self.screen.line(self.review_text.comparison(point), indent=3)
            if because := self.review_text.reason(point.reason):
                self.screen.line(because, indent=3)
            line = " → ".join(self.review_text.line(point.line))
            self.screen.line(f"{self.say('review-line')}: {line}", indent=3)

    def explanation(self, found: Explanation) -> None:
        """Print the win probabilities, what could end the game, and the best moves."""
        self._bold("review-chances")
        order = sorted(range(len(found.chances)), key=lambda seat: -found.chances[seat])
        for seat in order:
            self.screen.line(
                f"{self.review_text.game_text.player(seat)}: {_percent(found.chances[seat], self.say)}", indent=2
            )
        if found.over:
            self.screen.line(self.say("explain-over"))
            return
        self.screen.line()
        self._bold("explain-threats")
        for sentence in self.review_text.threats(found.threats):
            self.screen.line(sentence, indent=2)
        self.screen.line()
        seat, kind = found.seat or 0, found.kind or ""
        self.screen.line(self.say("explain-best", who=self.review_text.who(seat, found.nation)), style="bold")
        if len(found.moves) == 1:
            self.screen.line(
                self.say("explain-forced", action=self.review_text.action(found.moves[0].action, kind)), indent=2
            )
            return
        for number, move in enumerate(found.moves, 1):
            action = self.review_text.action(move.action, kind)
            sentence = self.say("explain-move", action=action, percent=round(100 * move.chance))
            self.screen.line(f"{number}. {sentence}", indent=2)
            if number == 1:
                for more in (self.review_text.margin(found.margin), self.review_text.reason(found.reason)):
                    if more:
                        self.screen.line(more, indent=5)

    def _players(self, found: Review) -> None:
        """Print a row per player: win probability over time, accuracy, errors."""
        columns = (
            "column-player",
            "review-chances",
            "review-accuracy",
            "review-decisions",
            "review-losses",
            "review-largest",
        )
        rows: list[tuple[str, ...]] = []
        for seat, name in enumerate(found.players):
            own = [decision for decision in found.decisions if decision.seat == seat]
            errors = [decision.loss for decision in own if decision.loss > 0]
            accuracy = found.accuracy[seat]
            rows.append(
                (
                    name,
                    "",
                    "–" if accuracy is None else _percent(accuracy, self.say),
                    str(len(own)),
                    str(len(errors)),
                    _percent(max(errors), self.say) if errors else "–",
                )
            )
        labels = [self.say(column) for column in columns]
        others = sum(max(len(label), *(len(row[i]) for row in rows)) + 2 for i, label in enumerate(labels) if i != 1)
        room = max(8, min(_MAX_SPARKLINE, self.screen.console.width - others - 2))
        for seat, row in enumerate(rows):
            chances = [found.chances[turn.at][seat] for turn in found.turns] + [found.chances[-1][seat]]
            rows[seat] = (row[0], self._sparkline(chances, room), *row[2:])
        if self.screen.plain:
            for row in rows:
                cells = (f"{self.say(column)} {cell}" for column, cell in zip(columns[1:], row[1:], strict=True))
                self.screen.line(f"{row[0]}: {'; '.join(cells)}.")
            return
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
        for number, column in enumerate(columns):
            table.add_column(self.say(column), justify="left" if number < 2 else "right")
        for row in rows:
            table.add_row(*row)
        self.screen.console.print(table)

    def _sparkline(self, chances: Sequence[float], room: int) -> str:
        """Return the win probabilities as a sparkline, or as a few numbers in plain mode."""
        count = min(len(chances), _PLAIN_STEPS if self.screen.plain else room)
        picked = [chances[round(i * (len(chances) - 1) / max(1, count - 1))] for i in range(count)]
        if self.screen.plain:
            return ", ".join(_percent(chance, self.say) for chance in picked)
        return "".join(_SPARKLINE[min(len(_SPARKLINE) - 1, int(chance * len(_SPARKLINE)))] for chance in picked)

    def _bold(self, key: str) -> None:
        self.screen.line(self.say(key), style="bold")


def _percent(part: float, say: Say) -> str:
    return format_number(100 * part, ".0f", say) + "\u00a0%"
