"""Write down what the bots think of some hundred positions, and how these came about: `numbers.json` (see there).

`python -m tests.fast.keep_numbers`
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

import rondel
from rondel import bots, position
from rondel.bots.evaluation.stakes import stakes
from rondel.bots.evaluation.value import outlook, utility, values
from rondel.bots.evaluation.weights import HAND_SET, Weights, weights
from rondel.bots.policy.answers import forcing_gain
from rondel.bots.policy.giving import possible_gift, quick_gift
from rondel.bots.policy.investing import gain_of, purchase
from rondel.bots.policy.quick_space import estimates, factory_gain, flags_in_reach, quick_space
from rondel.fast.action_table import action_table

# Gives more readily than the learned weights, so that gifts are seen too.
GENEROUS = HAND_SET._replace(gift=12.0, mean=0.25, points=3.0, cash=0.1)
FILE = Path(__file__).parent / "numbers.json"
OPTIONS: list[dict[str, object]] = [
    {},
    {"setup": "draft", "gifts": "own"},
    {"investor_card": False, "max_rounds": 24},
    {"gifts": "off", "swiss_bank_income": 1},
    {"investor_card": False, "setup": "draft", "swiss_bank_without_card": "additional"},
]


def digest(numbers: Iterable[float]) -> str:
    """The numbers to their last bit, in a few letters."""
    packed = b"".join(struct.pack("<d", number) for number in numbers)
    return hashlib.sha256(packed).hexdigest()[:12]


def seen(s: position.Position, actions: list[position.Action], w: Weights) -> dict[str, object]:
    """What the bots think of a position."""
    ids = action_table(s.edition.id)
    seats, nations = range(s.seats), range(s.edition.nation_count)
    view = outlook(s, w)
    found: dict[str, object] = {
        "outlook": digest([*view.now[:3], *view.tax, *view.final, *view.payout, *view.interest, *view.units]),
        "threats": view.threats,
        "values": values(s, w),
        "utilities": digest(utility(s, seat, w) for seat in seats),
        "stakes": digest(stake for seat in seats for stake in stakes(s, seat)),
        "reach": [flags_in_reach(s, n) for n in nations],
        "factories": digest(factory_gain(s, n, 2, w) for n in nations if s.government[n] >= 0),
    }
    if position.is_over(s):
        found["utilities"] = [utility(s, seat, w) for seat in seats]
        return found
    kind = position.kind(s)
    if kind == "rondel":
        guessed = {action: worth for worth, action in estimates(s, actions, w)}
        found["estimates"] = [guessed[action] for action in actions]
        found["choice"] = ids.id(quick_space(s, actions, w))
    elif kind in ("invest", "draft"):
        seat = position.decider(s)
        found["gains"] = digest(gain_of(s, seat, a, w, view) if a.nation >= 0 else 0.0 for a in actions)
        best, gain = purchase(s, seat, actions, w)
        found["choice"] = ids.id(best)
        found["gain"] = gain
    elif kind == "swiss_bank":
        found["forcing"] = forcing_gain(s, w)
    possible, quick = possible_gift(s, w), quick_gift(s, w)
    found["gifts"] = [possible.amount if possible else 0, quick.amount if quick else 0]
    return found


def games() -> Iterator[tuple[str, int, dict[str, object], str]]:
    """Edition, players, options and who plays."""
    for edition in rondel.editions():
        for i, options in enumerate(OPTIONS):
            yield edition, 2 + i, options, "hard"
        yield edition, 6, {}, "hard"
        yield edition, 3, {}, "medium"
        yield edition, 3, {}, "random"
        yield edition, 6, {"setup": "draft"}, "random"


def played(edition: str, players: int, options: dict[str, object], by: str) -> dict[str, object]:
    """One game and what the bots think on its way: where gifts and stops are decided, and here and there."""
    game = rondel.new_game(edition, players=players, seed=players, options=rondel.Options.from_dict(options))
    ids = action_table(edition)
    dice = random.Random(f"{edition} {players} {by}")
    bot = bots.make(by)
    learned = weights(edition)
    moves: list[int] = []
    positions: list[dict[str, object]] = []
    rare = 0
    is_gift = False

    def write_down(actions: list[position.Action]) -> None:
        for name, w in ((edition, learned), ("generous", GENEROUS)):
            if name == edition or len(positions) % 3 == 0 or is_gift:
                positions.append({"after": len(moves), "weights": name, **seen(game.state, actions, w)})

    while not game.over and len(moves) < 1500:
        decision = game.decision
        kind = decision.kind
        s = game.state
        is_end = kind == "rondel" and any(abs(worth) == 1000.0 for worth, _ in estimates(s, decision.actions, learned))
        is_gift = kind in ("swiss_bank", "factory") and any(quick_gift(s, w) for w in (learned, GENEROUS))
        chance = 0.005
        if kind == "swiss_bank" and rare < 8:
            rare += 1
            chance = 0.7
        elif is_end or is_gift:
            chance = 1.0 if is_gift else 0.6
        elif kind == "rondel":
            chance = 0.05 if max(s.power) >= 15 and by != "random" else 0.03
        elif kind in ("invest", "draft"):
            chance = 0.08
        if dice.random() < chance:
            write_down(list(decision.actions))
        if by == "random" or dice.random() < 0.1:
            choice: str = decision.actions[int(dice.random() * len(decision.actions))]
        else:
            choice = bot.choose(game.seat_view(decision.player), decision)
        game.play(choice)
        moves.append(ids.id(str(choice)))
    if game.over:
        write_down([])
    packed = base64.b64encode(struct.pack(f"<{len(moves)}H", *moves)).decode()
    start = {"edition": edition, "players": players, "seed": players, "options": options}
    return {**start, "by": by, "moves": packed, "positions": positions}


def main() -> None:
    """Write the file."""
    kept = {
        "weights": {
            **{edition: list(weights(edition)) for edition in rondel.editions()},
            "generous": list(GENEROUS),
        },
        "games": [played(*game) for game in games()],
    }
    text = (
        json.dumps(kept, separators=(",", ":")).replace('{"after"', '\n{"after"').replace('{"edition"', '\n{"edition"')
    )
    FILE.write_text(text + "\n", encoding="utf-8")
    games_kept = kept["games"]
    print(len(text), [(g["by"], len(g["positions"]), len(g["moves"])) for g in games_kept])


if __name__ == "__main__":
    main()
