"""What others may have where cash is hidden (A12): drawn by lot, from what a round of the game lets expect.

A view has no history. Between bots a seat's cash spreads about evenly from nothing to twice its mean, the mean grows by
about half a million a round, and one's own cash says little about that of others (measured on 56 games, both boards).
"""

from __future__ import annotations

import random

from rondel import Game, SeatView

FIRST_MEAN = 2.0
MEAN_PER_ROUND = 0.55


def hidden_seats(view: SeatView) -> list[int]:
    """The seats whose cash this seat does not see."""
    return [player["seat"] for player in view["players"] if player["cash"] is None]


def expected_cash(view: SeatView) -> float:
    """The mean of what a seat has by now."""
    return FIRST_MEAN + MEAN_PER_ROUND * int(view["round"])


def likely_game(view: SeatView) -> Game:
    """The game if everybody had what is expected."""
    guess = round(expected_cash(view))
    return view.imagine(dict.fromkeys(hidden_seats(view), guess))


def drawn_games(view: SeatView, count: int, dice: random.Random) -> list[Game]:
    """Games in which hidden cash is drawn by lot."""
    seats = hidden_seats(view)
    most = round(2 * expected_cash(view))
    return [view.imagine({seat: dice.randint(0, most) for seat in seats}) for _ in range(count)]
