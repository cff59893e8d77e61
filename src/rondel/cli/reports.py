"""Self-contained HTML pages: the report of a simulation and the review of a game."""

from collections.abc import Mapping
from functools import partial
from math import ceil, log10
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

import rondel
from rondel.analysis.review import Review
from rondel.analysis.review_text import ReviewText
from rondel.analysis.timeline import Timeline, timeline_of
from rondel.bots.tally import Tally, mean
from rondel.cli.arguments import option_text
from rondel.locales import Say
from rondel.locales.game_text import GameText, format_number

# Mid tones with a contrast of 3 : 1 on both backgrounds; dashes and labels distinguish the lines without color.
_COLORS = {
    "blue": "#3f7fe0",
    "red": "#d0453b",
    "green": "#188a55",
    "yellow": "#a8820a",
    "purple": "#9a5fc4",
    "grey": "#7d838c",
}
_MAX_TICKS = 12
# Layout of the power point chart, in SVG units
_LEFT, _RIGHT, _ABOVE, _BOTTOM, _LABEL_HEIGHT = 46, 610, 34, 280, 16


class Bar(NamedTuple):
    """A value with its confidence interval."""

    label: str
    value: float
    low: float
    high: float


class Curve(NamedTuple):
    """A nation's power points: SVG path and end label."""

    path: str
    color: str
    dash: str
    label: str
    label_y: float


def report_page(tally: Tally, facts: Mapping[str, Any], edition: rondel.Edition, lang: str) -> str:
    """Return the report page of a simulation; `facts` are those of `simulate --json`."""
    game_text = GameText(edition, (), lang)
    bots = sorted(tally.bots.values(), key=lambda bot: -bot.win_rate)
    return _rendered(
        "report.html",
        game_text.say,
        lang=lang,
        title=game_text.say("report-title", title=edition.title),
        facts=facts,
        options=", ".join(f"{key}={option_text(value)}" for key, value in facts["options"].items()),
        bots=bots,
        mean=mean,
        wins=[Bar(bot.bot, bot.win_rate, *bot.interval) for bot in bots],
        # From the 10th to the 90th percentile.
        scores=[Bar(bot.bot, mean(bot.scores), bot.score_below(0.1), bot.score_below(0.9)) for bot in bots],
        rounds=tally.rounds,
        power=_power(tally, game_text),
        round_numbers=_round_numbers,
    )


def review_page(review: Review, record: rondel.Record, lang: str) -> str:
    """Return the review page of a game."""
    timeline = timeline_of(record)
    review_text = ReviewText.of(review, lang, timeline.edition)
    say = review_text.say
    last = max(1, review.moves)
    starts: dict[int, int] = {}
    for turn in review.turns:
        starts.setdefault(turn.round, turn.at)
    return _rendered(
        "review.html",
        say,
        lang=lang,
        title=say("review-title", title=timeline.edition.title),
        version=rondel.__version__,
        review=review,
        review_text=review_text,
        percent=lambda part: format_number(100 * part, ".1f", say) + "\u00a0%",
        colors=tuple(_COLORS.values()),
        dashes=("", "8 4", "2 4", "14 4", "8 3 2 3", "1 5"),
        curves=[
            "L".join(f"{1000 * at / last:.1f} {100 - 100 * row[seat]:.2f}" for at, row in enumerate(review.chances))
            for seat in range(len(review.players))
        ],
        ticks=list(starts.items())[:: ceil(max(1, len(starts)) / _MAX_TICKS)],
        # Shown by the script at each move: win probabilities in tenths of a percent, and a sentence.
        data={
            "chances": [[round(1000 * chance) for chance in row] for row in review.chances],
            "moments": [_moment(timeline, review_text, at) for at in range(review.moves + 1)],
            "mark": say("decimal-mark"),
        },
    )


def _rendered(template: str, say: Say, **facts: object) -> str:
    environment = Environment(
        loader=PackageLoader("rondel.cli"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.get_template(template).render(facts, say=say, format_number=partial(format_number, say=say))


def _moment(timeline: Timeline, review_text: ReviewText, at: int) -> str:
    """Describe a moment: the number of moves and the last move."""
    after = review_text.say("review-after", at=at, round=timeline.positions[at].round)
    if at == 0:
        return after
    seat, text = timeline.record.moves[at - 1]
    before = timeline.positions[at - 1]
    who = review_text.who(seat, None if text.startswith("give ") else before.nation)
    return f"{after} · {who}: {review_text.action(text, str(before.kind))}"


def _power(tally: Tally, game_text: GameText) -> dict[str, Any]:
    """Return mean power points per nation and round, as long as half of the games are still running."""
    enough = max(1, tally.games // 2)
    rounds = [(number, games, sums) for number, (games, sums) in enumerate(tally.power, 1) if games >= enough]
    nations = game_text.edition.nations
    points = [[(number, sums[n] / games) for number, games, sums in rounds] for n in range(len(nations))]
    last = max((number for number, _, _ in rounds), default=1)
    top = max((value for each in points for _, value in each), default=1.0) or 1.0

    def place(number: int, value: float) -> tuple[float, float]:
        return _LEFT + (_RIGHT - _LEFT) * (number - 1) / max(1, last - 1), _BOTTOM - (_BOTTOM - _ABOVE) * value / top

    dashes = ("", "7 4", "2 4", "12 4", "7 3 2 3", "1 5")
    curves = []
    free = 0.0  # labels occupy the space above
    for end, n in sorted((place(*each[-1])[1], n) for n, each in enumerate(points) if each):
        free = max(end, free + _LABEL_HEIGHT)
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in (place(*point) for point in points[n]))
        label = f"{game_text.nation(nations[n].id)} {format_number(points[n][-1][1], '.1f', game_text.say)}"
        color = _COLORS.get(nations[n].color, _COLORS["grey"])
        curves.append(Curve(path, color, dashes[n % len(dashes)], label, free + 4))
    ticks = [(place(number, 0)[0], number) for number in range(1, last + 1, max(1, ceil(last / 15)))]
    return {"curves": curves, "ticks": ticks, "top": top}


def _round_numbers(top: float) -> list[float]:
    """Return values for grid lines up to `top`."""
    step: float = 10 ** int(log10(top)) if top >= 1 else 1
    for finer in (step / 5, step / 2, step):
        if top / finer <= 6 and (finer >= 1 or top < 2):
            step = finer
            break
    return [number * step for number in range(int(top / step) + 1)]
