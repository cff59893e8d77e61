"""The review of a game as one self-contained page: a graph to point at, turning points, accuracy, and all as a table.

Texts stand beside the drawing, not in it, so that they stay readable on a phone. Without scripts all works but pointing
at the graph.
"""

import json
from html import escape

import rondel
from rondel.analysis.course import Course, course_of
from rondel.analysis.review import Review
from rondel.analysis.turning_points import TurningPoint
from rondel.analysis.words import ReviewWords
from rondel.cli.review_script import SCRIPT
from rondel.cli.review_style import STYLE
from rondel.locales.game_words import figure

# Mid tones that keep 3 : 1 against both backgrounds; dashes tell the lines apart without color.
COLORS = ("#3f7fe0", "#d0453b", "#188a55", "#a8820a", "#9a5fc4", "#7d838c")
DASHES = ("", "8 4", "2 4", "14 4", "8 3 2 3", "1 5")
MOST_TICKS = 12


def page(review: Review, record: rondel.Record, lang: str) -> str:
    """The whole page as HTML."""
    course = course_of(record)
    return Page(review, course, ReviewWords.of(review, lang, course.edition), lang).html()


class Page:
    """Puts the page together."""

    def __init__(self, review: Review, course: Course, words: ReviewWords, lang: str) -> None:
        self.review = review
        self.course = course
        self.words = words
        self.say = words.say
        self.lang = lang

    def html(self) -> str:
        title = self.say("review-title", title=self.course.edition.title)
        parts = [
            f"<h1>{escape(title)}</h1>",
            f'<p class="faint">{escape(", ".join(self.review.players))}</p>',
            f"<section><h2>{self._said('review-story')}</h2><p>{escape(self.words.summary(self.review))}</p></section>",
            f"<section><h2>{self._said('review-chances')}</h2>{self._graph()}{self._table()}</section>",
            f"<section><h2>{self._said('review-turning')}</h2>{self._points()}</section>",
            f"<section><h2>{self._said('review-accuracy')}</h2>{self._accuracy()}</section>",
            f"<footer>{escape(self._made())}</footer>",
        ]
        return (
            f'<!doctype html>\n<html lang="{self.lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<style>{STYLE}</style></head>\n<body><main>\n"
            + "\n".join(parts)
            + f'\n</main>\n<script type="application/json" id="data">{self._data()}</script>\n'
            f"<script>{SCRIPT}</script></body></html>\n"
        )

    def _graph(self) -> str:
        """Lines over the moves, marks that lead to the turning points, and what stands at the chosen move."""
        last = max(1, self.review.moves)
        lines = []
        for seat in range(len(self.review.players)):
            path = "L".join(
                f"{1000 * at / last:.1f} {100 - 100 * row[seat]:.2f}" for at, row in enumerate(self.review.chances)
            )
            lines.append(f'<path d="M{path}" {_stroke(seat)}/>')
        grid = "".join(f'<path class="grid" d="M0 {y}H1000"/>' for y in (0, 25, 50, 75, 100))
        marks = "".join(self._mark(number, point) for number, point in enumerate(self.review.turning_points, 1))
        labels = "".join(
            f'<span class="y" style="bottom:{part}%">{part}\u00a0%</span>' for part in (0, 25, 50, 75, 100)
        )
        return (
            f'<p class="faint">{self._said("review-chances-help")}</p>'
            f'<div class="graph" id="graph"><svg viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" '
            f'aria-label="{self._said("review-chances")}">{grid}{"".join(lines)}</svg>{labels}{self._ticks()}{marks}'
            '<div class="cursor" id="cursor" hidden></div></div>'
            f'<input type="range" id="at" min="0" max="{self.review.moves}" value="{self.review.moves}" '
            f'aria-label="{self._said("review-slider")}">'
            f'<p id="move">{escape(self._moment(self.review.moves))}</p>{self._now()}'
        )

    def _ticks(self) -> str:
        """The rounds below the graph."""
        starts: dict[int, int] = {}
        for turn in self.review.turns:
            starts.setdefault(turn.round, turn.at)
        step = max(1, -(-len(starts) // MOST_TICKS))
        last = max(1, self.review.moves)
        shown = list(starts.items())[::step]
        return f'<span class="unit">{self._said("review-round")}</span>' + "".join(
            f'<span class="x{" odd" if number % 2 else ""}" style="left:{100 * at / last:.2f}%">{name}</span>'
            for number, (name, at) in enumerate(shown)
        )

    def _mark(self, number: int, point: TurningPoint) -> str:
        """A numbered circle on the line of the player whose decision it was."""
        left = 100 * point.at / max(1, self.review.moves)
        bottom = 100 * self.review.chances[point.at][point.seat]
        label = escape(f"{number}. {self.words.heading(point)}", quote=True)
        style = f"left:{left:.2f}%;bottom:{bottom:.2f}%;border-color:{COLORS[point.seat % len(COLORS)]}"
        return (
            f'<a class="mark" href="#point-{number}" data-at="{point.at}" style="{style}" title="{label}" '
            f'aria-label="{label}">{number}</a>'
        )

    def _now(self) -> str:
        """The legend, which also tells the chances at the chosen move."""
        items = "".join(
            f'<li><svg viewBox="0 0 36 14" aria-hidden="true"><path d="M0 7H36" {_stroke(seat)}/></svg>'
            f"{escape(name)} <b data-seat={seat}>{self._percent(self.review.chances[-1][seat])}</b></li>"
            for seat, name in enumerate(self.review.players)
        )
        return f'<ul class="now">{items}</ul>'

    def _points(self) -> str:
        if not self.review.turning_points:
            return f"<p>{self._said('review-turning-none')}</p>"
        return "".join(self._point(number, point) for number, point in enumerate(self.review.turning_points, 1))

    def _point(self, number: int, point: TurningPoint) -> str:
        because = self.words.because(point.reason)
        line = "".join(f"<li>{escape(move)}</li>" for move in self.words.line(point.line))
        return (
            f'<article class="point" id="point-{number}"><h3>{number}. {escape(self.words.heading(point))}</h3>'
            f"<p>{escape(self.words.comparison(point))}</p>"
            + (f"<p>{escape(because)}</p>" if because else "")
            + f"<details><summary>{self._said('review-line')}</summary><ol>{line}</ol></details>"
            f'<p><button type="button" data-at="{point.at}">{self._said("review-show")}</button></p></article>'
        )

    def _accuracy(self) -> str:
        """How everybody did."""
        columns = ("column-player", "review-accuracy", "review-decisions", "review-losses", "review-largest")
        rows = []
        for seat, name in enumerate(self.review.players):
            own = [decision for decision in self.review.decisions if decision.seat == seat]
            errors = [decision.loss for decision in own if decision.loss > 0]
            part = self.review.accuracy[seat]
            cells = (
                "–" if part is None else f'<meter value="{part}" max="1"></meter> {self._percent(part)}',
                str(len(own)),
                str(len(errors)),
                self._percent(max(errors)) if errors else "–",
            )
            rows.append(f'<tr><th scope="row">{escape(name)}</th>' + "".join(f"<td>{cell}</td>" for cell in cells))
        return f'<p class="faint">{self._said("review-accuracy-help")}</p>{self._rows(columns, rows)}'

    def _table(self) -> str:
        """The chances at the beginning of each turn."""
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in self.review.players)
        rows = []
        for turn in self.review.turns:
            who = escape(self.words.who(turn.seat, turn.nation))
            cells = "".join(f"<td>{self._percent(chance)}</td>" for chance in self.review.chances[turn.at])
            rows.append(f'<tr><th scope="row">{turn.at}</th><td>{turn.round}</td><td class="left">{who}</td>{cells}')
        final = "".join(f"<td>{self._percent(chance)}</td>" for chance in self.review.chances[-1])
        rows.append(f'<tr><th scope="row">{self.review.moves}</th><td></td><td></td>{final}')
        table = self._rows(("review-move", "review-round", "review-turn"), rows, head)
        return f"<details><summary>{self._said('review-table')}</summary>{table}</details>"

    def _rows(self, columns: tuple[str, ...], rows: list[str], more: str = "") -> str:
        head = "".join(f'<th scope="col">{self._said(column)}</th>' for column in columns)
        body = "".join(f"{row}</tr>" for row in rows)
        return f'<div class="scroll"><table><thead><tr>{head}{more}</tr></thead><tbody>{body}</tbody></table></div>'

    def _data(self) -> str:
        """What the script shows at each move: chances in tenths of a percent, and a sentence."""
        data = {
            "chances": [[round(1000 * chance) for chance in row] for row in self.review.chances],
            "moments": [self._moment(at) for at in range(self.review.moves + 1)],
            "mark": self.say("decimal-mark"),
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")

    def _moment(self, at: int) -> str:
        """After how many moves, and what the last one was."""
        here = self.course.positions[at]
        after = self.say("review-after", at=at, round=here.round)
        if at == 0:
            return after
        seat, text = self.course.record.moves[at - 1]
        before = self.course.positions[at - 1]
        gift = text.startswith("give ")
        who = self.words.who(seat, None if gift else before.nation)
        return f"{after} · {who}: {self.words.action(text, str(before.kind))}"

    def _made(self) -> str:
        effort = figure(self.review.effort, "g", self.say)
        return self.say("review-made", version=rondel.__version__, effort=effort)

    def _percent(self, part: float) -> str:
        return figure(100 * part, ".1f", self.say) + "\u00a0%"

    def _said(self, key: str) -> str:
        return escape(self.say(key), quote=True)


def _stroke(seat: int) -> str:
    return f'stroke="{COLORS[seat % len(COLORS)]}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
