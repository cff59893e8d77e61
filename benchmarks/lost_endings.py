"""Games that bots end and lose: fresh games are played, and whoever ended one by Taxation is asked whether he won.

    python -m benchmarks.lost_endings --games 200 --bots expert,hard,medium,easy --players 4 --seed 1

Another space is always on offer (R8.11), so with open cash the count is to be nought. Two kinds are counted apart:
games without a limit of rounds that are ended after a standoff (round 46 on), because somebody has to (`--unlimited`),
and games with hidden cash (`--hidden`), whose result nobody can know for certain.
`random` does not know what it does and is left out.
"""

from __future__ import annotations

import argparse
import itertools
from collections import Counter
from pathlib import Path

import rondel
from benchmarks.judged_endings import is_standoff
from benchmarks.played_turns import played
from rondel.bots.simulation import Pairing, play_match


def ending_of(record: rondel.Record) -> tuple[int, str] | None:
    """The seat that ended the game by its Taxation and what became of it: won, lost or standoff; None if nobody did."""
    game = played(record)
    last = game.turns[-1]
    if last.landed != "taxation" or max(game.end.power) < game.end.edition.facts.last_power_point:
        return None
    if last.seat in rondel.replay(record).winners:
        return last.seat, "won"
    return last.seat, "standoff" if is_standoff(last.before) else "lost"


def main() -> None:
    """Play, count, and keep the records of lost endings if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
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
    print("| board | bot | games ended | won | lost | after a standoff | at the limit |")
    print("|---|---|---|---|---|---|---|")
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
            print(
                f"| {edition} | {bot} | {sum(counts)} | " + " | ".join(map(str, counts)) + f" | {limit} |", flush=True
            )


if __name__ == "__main__":
    main()
