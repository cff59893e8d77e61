"""Count the silly moves of each bot in game records, with examples.

rondel simulate --bots expert --players 4 --games 20 --records games
python -m benchmarks.audit_bots games
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path

import rondel
from benchmarks import measurements
from benchmarks.played_turns import played
from benchmarks.silly_moves import ALARMS, silly_moves


def main() -> None:
    """Print a table of detectors by bot: occurrences per game and seat, with the alarm level."""
    parser = measurements.parser(__doc__)
    parser.add_argument("records", nargs="+", type=Path, help="record files or folders of them")
    parser.add_argument("--examples", type=int, default=3, help="examples shown for each detector and bot")
    options = parser.parse_args()
    files = [f for path in options.records for f in (sorted(path.glob("*.rondel")) if path.is_dir() else [path])]
    if not files:
        sys.exit("No records (*.rondel) found.")
    found: dict[str, Counter[str]] = defaultdict(Counter)
    examples: dict[tuple[str, str], list[str]] = defaultdict(list)
    seats: Counter[str] = Counter()
    decisions = 0
    for file in files:
        record = rondel.Record.loads(file.read_text(encoding="utf-8"))
        game = played(record)
        decisions += game.decisions
        for seat in range(len(game.names)):
            seats[game.bot_at(seat)] += 1
        for name, seat, number in silly_moves(game):
            bot = game.bot_at(seat)
            found[bot][name] += 1
            if len(examples[bot, name]) < options.examples:
                examples[bot, name].append(f"{file.name} move {number + 1}: {record.moves[number][1]}")
    bots = sorted(seats)
    with measurements.recorded(options, "bot-mistakes", "Mistakes of the bots") as show:
        show(f"{len(files)} games, {decisions} decisions; silly moves per game and seat\n")
        show("| detector | alarm | " + " | ".join(bots) + " |")
        show("|---|---|" + "---|" * len(bots))
        for name, alarm in ALARMS.items():
            rates = [found[bot][name] / seats[bot] for bot in bots]
            cells = [f"**{rate:.2f}**" if rate > alarm else f"{rate:.2f}" for rate in rates]
            show(f"| {name} | {alarm:g} | " + " | ".join(cells) + " |")
    if options.examples:
        print()
        for (bot, name), lines in sorted(examples.items()):
            for line in lines:
                print(f"{bot}: {name}: {line}")


if __name__ == "__main__":
    main()
