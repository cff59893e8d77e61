"""What others have where cash is hidden (A12): counted, as every payment is public, or else drawn by lot.

Where the past is not known, the round says what to expect. Between bots a seat's cash spreads about evenly from nothing
to twice its mean, the mean grows by about half a million a round, and one's own cash says little about that of others
(measured on 56 games, both boards).
"""

from __future__ import annotations

import random

from rondel import Game, SeatView

FIRST_MEAN = 2.0
MEAN_PER_ROUND = 0.55


def unknown_seats(view: SeatView) -> list[int]:
    """The seats whose cash this seat neither sees nor can count."""
    hidden = [player["seat"] for player in view["players"] if player["cash"] is None]
    return hidden if hidden and view.tally() is None else []


def expected_cash(view: SeatView) -> float:
    """The mean of what a seat has by now."""
    return FIRST_MEAN + MEAN_PER_ROUND * int(view["round"])


def likely_game(view: SeatView) -> Game:
    """The game as the seat knows it: hidden cash as it was counted, else as expected."""
    if view["options"]["cash"] == "open":
        return view.imagine()
    if (counted := view.tally()) is not None:
        return view.imagine(dict(enumerate(counted)))
    return view.imagine(dict.fromkeys(unknown_seats(view), round(expected_cash(view))))


def drawn_games(view: SeatView, count: int, dice: random.Random) -> list[Game]:
    """Games in which unknown cash is drawn by lot."""
    seats = unknown_seats(view)
    most = round(2 * expected_cash(view))
    return [view.imagine({seat: dice.randint(0, most) for seat in seats}) for _ in range(count)]
