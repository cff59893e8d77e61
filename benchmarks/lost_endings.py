"""Count the games that bots end by a Taxation, won and lost, in newly played games.

    python -m benchmarks.lost_endings --games 200 --bots expert,hard,medium,easy --players 4 --seed 1

Another space is always available (R8.11), so with open cash no game should be lost. Two kinds are counted separately:
games without a limit of rounds that are ended after a standoff, from round 46 on (`--unlimited`), and games with hidden
cash (`--hidden`), whose result cannot be known for certain. `random` chooses blindly and is left out.
"""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path

import rondel
from benchmarks import measurements
from benchmarks.judged_endings import is_standoff
from benchmarks.played_turns import played
from rondel.bots.simulation import Pairing, play_match


def ending_of(record: rondel.Record) -> tuple[int, str] | None:
    """The seat that ended the game by its Taxation, with `won`, `lost` or `standoff`; None if no seat did."""
    game = played(record)
    last = game.turns[-1]
    if last.landed != "taxation" or max(game.end.power) < game.end.edition.facts.last_power_point:
        return None
    if last.seat in rondel.replay(record).winners:
        return last.seat, "won"
    return last.seat, "standoff" if is_standoff(last.before) else "lost"


def main() -> None:
    """Play the games and print the counts; with `--records`, store the lost games."""
    parser = measurements.parser(__doc__)
    parser.add_argument("--games", type=int, default=200, help="games on each board")
    parser.add_argument("--bots", default="hard,medium,easy,greedy")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--unlimited", action="store_true", help="without the limit of 60 rounds")
    parser.add_argument("--hidden", action="store_true", help="with hidden cash")
    parser.add_argument("--records", type=Path, help="folder for the records of lost endings")
    options = parser.parse_args()
    seated = tuple(itertools.islice(itertools.cycle(options.bots.split(",")), options.players))
    rules = rondel.Options(max_rounds=None if options.unlimited else 60, cash="hidden" if options.hidden else "open")
    with measurements.recorded(options, "lost-endings", "Games ended and lost by bots") as show:
        show("| board | bot | games ended | won | lost | after a standoff | at the limit |")
        show("|---|---|---|---|---|---|---|")
        for edition in rondel.editions():
            pairing = Pairing(edition, seated, rules, options.seed, 0, keep_records=True)
            found: Counter[tuple[str, str]] = Counter()
            limit = 0
            for number in range(options.games):
                record = play_match(pairing, number).record
                assert record is not None
                ending = ending_of(record)
                if ending is None:
                    limit += 1
                    continue
                seat, result = ending
                found[pairing.bot_at(number, seat), result] += 1
                if result == "lost" and options.records:
                    options.records.mkdir(parents=True, exist_ok=True)
                    name = f"{edition}-{options.seed}-{number}.rondel"
                    (options.records / name).write_text(record.dumps(), encoding="utf-8")
            for bot in dict.fromkeys(seated):
                counts = [found[bot, result] for result in ("won", "lost", "standoff")]
                show(f"| {edition} | {bot} | {sum(counts)} | " + " | ".join(map(str, counts)) + f" | {limit} |")


if __name__ == "__main__":
    main()
