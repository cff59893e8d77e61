"""The report of a simulation: one self-contained page with charts, light and dark, without a script."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import rondel
from rondel.bots.tally import BotTally, Tally, mean
from rondel.cli.arguments import option_text
from rondel.cli.charts import Bar, Line, bars, histogram, lines
from rondel.locales import Say
from rondel.locales.game_words import Words, figure

_STYLE = """
:root { color-scheme: light dark;
  --ink: #1d1d1b; --paper: #fbfaf7; --faint: #5d5b54; --line: #cfccc2; --bar: #0b6b66; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ecebe6; --paper: #191918; --faint: #a9a79e; --line: #45443f; --bar: #4fc2b8; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 60rem; padding: 1.5rem; }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif } svg text { fill: var(--ink) }
svg .faint { fill: var(--faint) } svg .grid { stroke: var(--line) } svg .bar { fill: var(--bar) }
svg .whisker { stroke: var(--ink); stroke-width: 2 } svg path { fill: none; stroke-width: 2.5 }
footer { color: var(--faint); margin-top: 2rem }
"""
# Mid tones that keep 3 : 1 against both backgrounds; dashes and labels tell the lines apart without colour.
_NATION_COLOURS = {
    "yellow": "#a8820a",
    "green": "#188a55",
    "blue": "#3f7fe0",
    "red": "#d0453b",
    "grey": "#7d838c",
    "purple": "#9a5fc4",
}


def page(tally: Tally, facts: Mapping[str, Any], edition: rondel.Edition, lang: str) -> str:
    """The whole page as HTML."""
    words = Words(edition, (), lang)
    say = words.say
    best = sorted(tally.bots.values(), key=lambda bot: -bot.win_rate)
    title = say("report-title", title=edition.title)
    introduction = say("report-intro", games=facts["games"], players=facts["players"], seed=str(facts["seed"]))
    options = ", ".join(f"{key}={option_text(value)}" for key, value in facts["options"].items())
    sections = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(introduction)}</p>",
        _table(best, say),
        _section(
            say("report-wins"),
            bars([_win_bar(bot) for bot in best], maximum=1.0, unit="%", label=say("report-wins"), say=say),
        ),
        _section(say("report-scores"), bars([_score_bar(bot) for bot in best], label=say("report-scores"), say=say)),
        _section(
            say("report-length"),
            histogram(tally.rounds, label=say("report-length"), x=say("report-rounds")),
        ),
        _section(
            say("report-power"),
            lines(
                _power(tally, words),
                label=say("report-power"),
                x=say("report-rounds"),
                y=say("term-power_points"),
                say=say,
            ),
        ),
        f"<footer>{escape(say('report-options', options=options, unfinished=facts['unfinished']))}</footer>",
    ]
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style></head>\n<body><main>\n" + "\n".join(sections) + "\n</main></body></html>\n"
    )


def _section(heading: str, chart: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>\n{chart}</section>"


def _table(bots: Sequence[BotTally], say: Say) -> str:
    columns = ("bot", "games", "wins", "rate", "interval", "score", "rank", "time", "failures")
    head = "".join(f'<th scope="col">{escape(say(f"simulate-{column}"))}</th>' for column in columns)
    rows = []
    for bot in bots:
        low, high = bot.interval
        cells = (
            f"{bot.games}",
            figure(bot.wins, "g", say),
            figure(100 * bot.win_rate, ".1f", say) + " %",
            f"{figure(100 * low, '.1f', say)}–{figure(100 * high, '.1f', say)}",
            figure(mean(bot.scores), ".1f", say),
            figure(bot.mean_rank, ".2f", say),
            figure(bot.decision_ms or 0.0, ".2f", say),
            f"{bot.failures}",
        )
        rows.append(
            f'<tr><th scope="row">{escape(bot.bot)}</th>' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
        )
    body = "".join(rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _win_bar(bot: BotTally) -> Bar:
    low, high = bot.interval
    return Bar(bot.bot, bot.win_rate, low, high)


def _score_bar(bot: BotTally) -> Bar:
    """Mean score with the range from the 10th to the 90th of a hundred games."""
    return Bar(bot.bot, mean(bot.scores), bot.score_below(0.1), bot.score_below(0.9))


def _power(tally: Tally, words: Words) -> list[Line]:
    """Mean power points per nation at the start of each round, as long as half of the games still go on."""
    enough = max(1, tally.games // 2)
    curves: list[Line] = []
    for index, nation in enumerate(words.edition.nations):
        points = [
            (moment, sums[index] / games) for moment, (games, sums) in enumerate(tally.power, 1) if games >= enough
        ]
        curves.append(Line(words.nation(nation.id), points, _NATION_COLOURS.get(nation.colour, "#7d838c")))
    return curves
