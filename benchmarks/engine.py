"""Measures the engine and writes the figures into docs/performance.md: `python -m benchmarks.engine [--write]`.

The measuring itself is in rondel.cli.measure, so that `rondel bench` shows the same to everybody.
"""

import platform
import sys
from pathlib import Path
from typing import Any

from rondel.cli.measure import measure

PAGE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
BEGIN, END = "<!-- figures of the engine -->", "<!-- end -->"
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
RATIOS = (
    ("**decisions per second : python-chess moves per second**", "decisions_to_chess_moves"),
    ("**`copy()` : `chess.Board.copy(stack=False)`**", "copy_to_chess_copy"),
)


def table(figures: dict[str, Any]) -> str:
    """The figures as Markdown."""
    editions = figures["editions"]
    lines = ["| | " + " | ".join(editions) + " |", "|---|" + "--:|" * len(editions)]
    for label, key, form in ROWS:
        lines.append(f"| {label} | " + " | ".join(format(each[key], form) for each in editions.values()) + " |")
    for label, key in RATIOS:
        values = (figures["ratios"][edition][key] for edition in editions)
        lines.append(f"| {label} | " + " | ".join(f"{value:.2f}" for value in values) + " |")
    chess = figures["chess"]
    machine = f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}"
    lines.append("")
    lines.append(
        f"Measured with {machine}, {figures['players']} players, {figures['games']} random games per edition; "
        f"python-chess in the same run: {chess['moves_per_second']:,.0f} random moves per second, "
        f"copy {chess['copy_us']:.1f} µs."
    )
    return "\n".join(lines)


def main(words: list[str]) -> None:
    text = table(measure(players=6, games=10, rounds=5))
    print(text)
    if "--write" in words:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
