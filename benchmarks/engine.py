"""Speed of the engine and the fast core: `python -m benchmarks.engine [--write]`.

The figures are those of `rondel bench` (rondel.cli.measure), with more rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from benchmarks import measurements
from rondel.cli.measure import measure

Row = tuple[str, str, str]
ROWS = (
    ("decisions per second", "decisions_per_second", ",.0f"),
    ("random games per second", "games_per_second", ".1f"),
    ("decisions per game", "decisions_per_game", ",.0f"),
    ("`copy()`, µs", "copy_us", ".1f"),
    ("`view(seat)`, µs", "view_us", ".0f"),
    ("`to_json()`, µs", "to_json_us", ".0f"),
    ("replay of one finished game, ms", "replay_ms", ".1f"),
    ("… its decisions", "replay_decisions", ",.0f"),
    ("record, bytes per 1,000 decisions", "record_bytes_per_1000", ",.0f"),
    ("… gzipped", "record_gzip_bytes_per_1000", ",.0f"),
    ("state as JSON, bytes", "state_bytes", ",.0f"),
    ("cost per decision, last third : first third of a game", "late_to_early", ".2f"),
)
CORE_ROWS = (
    ("decisions per second in playouts, one thread", "fast_playouts_per_second", ",.0f"),
    ("decisions per second played one by one from Python", "fast_steps_per_second", ",.0f"),
    ("`copy()`, µs", "fast_copy_us", ".2f"),
    ("`copy_from()`, µs", "fast_copy_from_us", ".2f"),
    ("decisions of `expert` per second", "expert_decisions_per_second", ",.0f"),
    ("cost per decision, last third : first third of a game", "fast_late_to_early", ".2f"),
    ("two threads : one, on the clock", "fast_two_threads", ".2f"),
    ("**played one by one : the engine's decisions per second**", "fast_steps_to_game", ".1f"),
    ("**`copy()` : the engine's**", "fast_copy_to_game_copy", ".3f"),
)
CORE_RATIOS = (("**playouts : python-chess moves per second**", "playouts_to_chess_moves"),)
RATIOS = (
    ("**decisions per second : python-chess moves per second**", "decisions_to_chess_moves"),
    ("**`copy()` : `chess.Board.copy(stack=False)`**", "copy_to_chess_copy"),
)


def engine_table(figures: dict[str, Any]) -> str:
    """The figures of the engine as a Markdown table."""
    chess = figures["chess"]
    return _table(figures, ROWS, RATIOS) + (
        f"\n\n{figures['players']} players, {figures['games']} random games per edition; "
        f"python-chess in the same run: {chess['moves_per_second']:,.0f} random moves per second, "
        f"copy {chess['copy_us']:.1f} µs."
    )


def core_table(figures: dict[str, Any]) -> str:
    """The figures of the fast core as a Markdown table."""
    return _table(figures, CORE_ROWS, CORE_RATIOS) + f"\n\nThe same run, {figures['core']} core."


def _table(figures: dict[str, Any], rows: tuple[Row, ...], ratios: tuple[tuple[str, str], ...]) -> str:
    editions = figures["editions"]
    lines = ["| | " + " | ".join(editions) + " |", "|---|" + "--:|" * len(editions)]
    for label, key, form in rows:
        lines.append(f"| {label} | " + " | ".join(format(each[key], form) for each in editions.values()) + " |")
    for label, key in ratios:
        values = (figures["ratios"][edition][key] for edition in editions)
        lines.append(f"| {label} | " + " | ".join(f"{value:.2f}" for value in values) + " |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print both tables."""
    given = measurements.parser(__doc__).parse_args(arguments)
    figures = measure(players=6, games=10, rounds=5)
    with measurements.recorded(given, "engine", "Speed of the engine and the fast core") as show:
        show("## The engine\n")
        show(engine_table(figures))
        show("\n## The fast core\n")
        show(core_table(figures))


if __name__ == "__main__":
    main()
