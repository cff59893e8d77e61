"""A sampled scenario: the playing strength of each seat, drawn at random before a candidate is rolled out.

All candidates of a decision use the same scenarios (common random numbers). A scenario has its own array, `q`. Errors
are drawn per turn from the scenario's seed and the turn number, so candidates get the same errors even after their
games have diverged.
"""

from __future__ import annotations

from rondel.fast.evaluation.workspace import next_uniform, seed_rng
from rondel.fast.ints import Floats, Ints
from rondel.fast.layout import MOST_OFFERED, MOST_SEATS, SEATS, TURNS

# Kinds of players
QUICK = 0  # uses quick estimates, with errors
LOOKAHEAD_VALUE = 1  # plays promising options ahead quickly and compares expected money
LOOKAHEAD_WIN = 2  # the same, comparing win probabilities

# How players are drawn: shares of the first two kinds, the rest is the third
Q_QUICK_SHARE = 0
Q_LOOKAHEAD_SHARE = 1
Q_QUICK_ERROR = 2  # scale of the errors of a quick player, in millions
Q_LOOKAHEAD_ERROR = 3  # the same for lookahead players
# Breadth and depth of their lookahead
Q_WIDTH = 4  # spaces that a lookahead player compares
Q_PURCHASES = 5
Q_STYLES = 6  # maneuver styles
Q_REACH = 7  # turns played ahead
# Length and evaluation of a rollout
Q_TURNS = 8  # turns played by these players
Q_QUICK_TURNS = 9  # quick turns after that
Q_SCALE = 10  # softmax scale from values to win probabilities, in millions
Q_SCALE_TIME = 11  # the same, times the remaining share of the game
# Weight of the network, if there is one: at the end of a rollout, and in its players' lookahead
Q_NETWORK = 12
Q_PLAYER_NETWORK = 13
# Weight of the quick turns' result against the position where they began
Q_END_WEIGHT = 14
Q_SETTINGS = 15

# The scenario itself
Q_SEED = Q_SETTINGS
Q_KIND = Q_SEED + 1  # by seat
Q_ERROR = Q_KIND + MOST_SEATS
Q_STYLE_TURN = Q_ERROR + MOST_SEATS  # the turn for which the maneuver style is chosen
# Results: by seat
Q_WIN = Q_STYLE_TURN + 1
Q_WIN_BEFORE = Q_WIN + MOST_SEATS  # before the quick turns
# Buffers: the estimates of the offered actions, and the errors of this choice
Q_ESTIMATES = Q_WIN_BEFORE + MOST_SEATS
MOST_ERRORS = 16
Q_ERRORS = Q_ESTIMATES + MOST_OFFERED
Q_SIZE = Q_ERRORS + MOST_ERRORS

TURN_STEP = 15485863
PURCHASE_STEP = 32452843


def sample_scenario(s: Ints, seat: int, seed: int, q: Floats, m: Floats) -> None:
    """Sample the players of a scenario; the searching seat itself maximizes its win probability with small errors."""
    seed_rng(m, seed)
    q[Q_SEED] = float(seed)
    q[Q_STYLE_TURN] = float(s[TURNS])
    for p in range(s[SEATS]):
        draw = next_uniform(m)
        share = 0.4 + 1.2 * next_uniform(m)
        if p == seat:
            q[Q_KIND + p] = float(LOOKAHEAD_WIN)
            q[Q_ERROR + p] = 0.3 * q[Q_LOOKAHEAD_ERROR]
        elif draw < q[Q_QUICK_SHARE]:
            q[Q_KIND + p] = float(QUICK)
            q[Q_ERROR + p] = share * q[Q_QUICK_ERROR]
        elif draw < q[Q_QUICK_SHARE] + q[Q_LOOKAHEAD_SHARE]:
            q[Q_KIND + p] = float(LOOKAHEAD_VALUE)
            q[Q_ERROR + p] = share * q[Q_LOOKAHEAD_ERROR]
        else:
            q[Q_KIND + p] = float(LOOKAHEAD_WIN)
            q[Q_ERROR + p] = share * q[Q_LOOKAHEAD_ERROR]
