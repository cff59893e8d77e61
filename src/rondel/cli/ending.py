"""`rondel ending`: who would win if the game ended now, and what each nation's Taxation would do."""

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from rondel.analysis import ending as endings
from rondel.cli.arguments import InputError, Lang, argument_help, language, option_help
from rondel.cli.replay import position_at, read_record
from rondel.cli.screen import Screen
from rondel.locales import text
from rondel.locales.game_text import GameText

MAX_BONDS = 3  # shown per buyer


def ending(
    file: Annotated[str, typer.Argument(help=argument_help("file"))],
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="N", help=option_help("at"))] = None,
    nation: Annotated[str | None, typer.Option("--nation", help=option_help("ending-nation"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, help=option_help("ending-seat"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=option_help("ending-json"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=option_help("plain"))] = False,
    lang: Lang = None,
) -> None:
    say = text(language(lang))
    record = read_record(file, say)
    game = position_at(record, at, say)
    if seat is not None and seat > len(game.names):
        raise InputError(say("refused-seat", seat=seat, last=len(game.names)))
    known = [each.id for each in game.edition.nations]
    if nation is not None and nation not in known:
        raise InputError(say("refused-nation", nation=nation, known=", ".join(known)))
    report = endings.of(game, None if seat is None else seat - 1)
    if as_json:
        print(json.dumps(report.to_dict(), ensure_ascii=False))
        return
    pages = Pages(Screen(GameText(game.edition, game.names, language(lang)), plain))
    pages.screen.heading(say("replay-heading", title=game.edition.title, version=game.version, round=game.round))
    if nation is not None:
        pages.nation(report.nations[known.index(nation)])
        return
    pages.now(report)
    if not report.over:
        pages.taxations(report.nations)
        pages.needs(report.nations)
        pages.bonds(report)


class Pages:
    """Prints the report; sums are written with signs and look alike in every language."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.say = screen.say
        self.game_text = screen.game_text

    def now(self, report: endings.Ending) -> None:
        """Print the current scores term by term, and the winner."""
        self.screen.line(self.say("ending-final" if report.over else "ending-now"), style="bold")
        rows = []
        order = report.now.ranking or range(len(report.players))
        for seat in order:
            score = report.now.scores[seat]
            rows.append((self.game_text.player(seat), _total(score), self.sum_of(score)))
        self._table(("column-player", "column-score", "ending-sum"), rows)
        self.result(report.now)

    def result(self, standing: endings.Standing, indent: int = 0) -> None:
        """Print who would win, or why that is unknown."""
        if standing.winners is None:
            hidden = [seat for seat, score in enumerate(standing.scores) if not score.is_complete]
            self.screen.line(self.say("ending-unknown", players=self._players(hidden)), indent=indent)
            for seat, cash in standing.ahead_from.items():
                self.screen.line(self.say("ending-ahead", player=self.game_text.player(seat), cash=cash), indent=indent)
            return
        if standing.tie is not None and standing.tie.nation is not None:
            lent_by = ", ".join(f"{self.game_text.player(seat)} {lent}" for seat, lent in standing.tie.credit.items())
            nation = self.game_text.nation(standing.tie.nation)
            self.screen.line(self.say("ending-tie", nation=nation, credits=lent_by), indent=indent)
        winners = self._players(standing.winners)
        sentence = self.say("ending-winners", winners=winners, count=len(standing.winners))
        self.screen.line(sentence, style="bold", indent=indent)

    def taxations(self, nations: Sequence[endings.NationEnding]) -> None:
        """Print a line for every governed nation, with the result where its Taxation ends the game."""
        self.screen.line()
        self.screen.line(self.say("ending-taxations"), style="bold")
        for each in nations:
            if each.taxation is not None:
                self.taxation(each.taxation)

    def taxation(self, taxation: endings.Taxation) -> None:
        """Print the effect of one Taxation."""
        nation, government = self.game_text.nation(taxation.nation), self.game_text.player(taxation.government)
        power = next(each for each in taxation.sums if each.what == "power")
        before, points = (term.amount for term in power.terms)
        facts = {
            "nation": nation,
            "government": government,
            "steps": taxation.steps or 0,
            "surcharge": taxation.surcharge,
            "power": before,
            "points": points,
            "total": power.total,
        }
        self.screen.line(self.say(f"ending-{taxation.obstacle or 'taxation'}", **facts))
        if taxation.obstacle or taxation.after is None:
            return
        if taxation.stop is not None:
            key = "ending-stop-lacking" if taxation.stop.lacking else "ending-stop"
            players = self._players(taxation.stop.bankers)
            self.screen.line(self.say(key, players=players, lacking=taxation.stop.lacking), indent=2)
        if taxation.ends:
            scores = taxation.after.scores
            text = ", ".join(f"{self.game_text.player(seat)} {_total(score)}" for seat, score in enumerate(scores))
            self.screen.line(self.say("ending-ends", scores=text), indent=2)
            self.result(taxation.after, indent=2)

    def needs(self, nations: Sequence[endings.NationEnding]) -> None:
        """Print what each nation needs to end the game, and how soon it could."""
        self.screen.line()
        self.screen.line(self.say("ending-needs"), style="bold")
        rows = []
        for each in nations:
            need = each.need
            ways = [way for way in (need.today, need.best) if way is not None]
            rows.append(
                (
                    self.game_text.nation(need.nation),
                    str(need.power),
                    str(need.missing),
                    str(need.points),
                    "–"
                    if need.tax_wanted is None
                    else f"{need.tax} < {need.tax_wanted}"
                    if need.tax < need.tax_wanted
                    else str(need.tax),
                    _pair(need, [f"{way.fastest.turns} ({way.fastest.surcharge})" for way in ways]),
                    _pair(need, [str(way.free.turns) for way in ways]),
                )
            )
        columns = ("column-nation", "column-power", "ending-missing", "ending-each", "ending-wanted")
        self._table((*columns, "ending-turns", "ending-free"), rows)
        self.screen.line(self.say("ending-needs-note"))

    def bonds(self, report: endings.Ending) -> None:
        """Print the cheapest bonds that would make their buyer the winner, now or after an ending Taxation."""
        found = [(None, report.bonds), *((each.need.nation, each.bonds) for each in report.nations)]
        lines = []
        for nation, bonds in found:
            shown: dict[int, int] = {}
            for bond in bonds:
                if bond.winners != (bond.seat,) or shown.get(bond.seat, 0) == MAX_BONDS:
                    continue
                shown[bond.seat] = shown.get(bond.seat, 0) + 1
                line = self.bond(bond)
                if nation is not None:
                    line += ", " + self.say("ending-bond-when", nation=self.game_text.nation(nation))
                lines.append(line)
        if lines:
            self.screen.line()
            self.screen.line(self.say("ending-bonds"), style="bold")
            for line in lines:
                self.screen.line(line, indent=2)

    def bond(self, bond: endings.Purchase) -> str:
        """Describe one purchase."""
        key = "ending-bond" if bond.old is None else "ending-bond-raise"
        player, nation = self.game_text.player(bond.seat), self.game_text.nation(bond.nation)
        return self.say(key, player=player, nation=nation, face=bond.face, old=bond.old or 0, price=bond.price)

    def nation(self, each: endings.NationEnding) -> None:
        """Print one nation's Taxation with every sum term by term."""
        if each.taxation is not None:
            self.taxation(each.taxation)
            for part in each.taxation.sums:
                self.screen.line()
                self.screen.line(self.say(f"ending-of-{part.what}"), style="bold")
                for term in part.terms:
                    self.screen.line(f"{_signed(term.amount):>5}  {self.term(term)}", indent=2)
                self.screen.line(f"{_total(part):>5}  {self.say('ending-total')}", indent=2)
            self.screen.line()
        self.needs([each])

    def term(self, term: endings.Term) -> str:
        """Describe one term, with the product it comes from."""
        name = self.say(f"ending-{term.what}")
        if "count" in term.parts:
            return f"{name}: {term.parts['count']} × {term.parts['each']}"
        return name

    def sum_of(self, score: endings.Sum) -> str:
        """Format a score as a sum: cash, then interest × factor with the letters of each nation."""
        pieces = []
        for term in score.terms:
            if term.nation is None:
                pieces.append(self.say("hidden") if term.amount is None else str(term.amount))
            else:
                letters = (
                    self.game_text.nation(term.nation) if self.screen.plain else self.game_text.letters(term.nation)
                )
                pieces.append(f"{letters} {term.parts['interest']}×{term.parts['factor']}")
        return " + ".join(pieces)

    def _players(self, seats: Sequence[int]) -> str:
        return ", ".join(self.game_text.player(seat) for seat in seats)

    def _table(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        if self.screen.plain:
            for row in rows:
                cells = (f"{self.say(column)} {cell}" for column, cell in zip(columns[1:], row[1:], strict=True))
                self.screen.line(f"{row[0]}: {', '.join(cells)}.", indent=2)
            return
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
        for column in columns:
            table.add_column(self.say(column))
        for row in rows:
            table.add_row(*row)
        self.screen.console.print(table)


def _total(part: endings.Sum) -> str:
    """Format a total, as a lower bound if a part is hidden."""
    return str(part.total) if part.is_complete else f"≥ {part.total}"


def _signed(amount: int | None) -> str:
    return "?" if amount is None else f"{amount:+}"


def _pair(need: endings.Need, cells: Sequence[str]) -> str:
    """Format today's and the best value, or a dash if Taxation is worthless or there is no government."""
    if need.today is None:
        cells = ["–", *cells]
    return " / ".join(cells) if need.best is not None else "–"
