"""The rules once more for programs that think: positions as arrays of ints, actions as ints, compiled where possible.

    import random
    import rondel
    from rondel import fast

    game = rondel.new_game("imperial", players=4, seed=1)
    here = fast.position(game)
    while not here.over:
        here.play(random.choice(here.legal()))
    print(here.scores(), here.winners())

    odds = fast.playouts(fast.position(game), 1000, seed=7, threads=2)
    print(odds.wins, odds.decisions, fast.compiled)

The engine is the truth; this plays exactly as it does, without its log, its sentences and its objects.
"""

import copyreg
from typing import TYPE_CHECKING

from rondel.fast.action_tables import ActionTable, action_table
from rondel.fast.core import compiled, form, part, sent
from rondel.fast.games import Past, Playouts

if TYPE_CHECKING:
    from rondel.fast.batch import Batch
    from rondel.fast.observing.observation import mask_into, observation_size, observe_into, ranks
    from rondel.fast.playing_out import playouts
    from rondel.fast.positions import Position, numbers_in, position, position_from_view, position_with
    from rondel.fast.thinking.last_turns import LastTurns
    from rondel.fast.thinking.mind import Mind
    from rondel.fast.thinking.search import Search
else:
    Batch = part("batch").Batch
    LastTurns = part("thinking.last_turns").LastTurns
    Mind = part("thinking.mind").Mind
    Position = part("positions").Position
    Search = part("thinking.search").Search
    mask_into = part("observing.observation").mask_into
    numbers_in = part("positions").numbers_in
    observation_size = part("observing.observation").observation_size
    observe_into = part("observing.observation").observe_into
    playouts = part("playing_out").playouts
    position = part("positions").position
    position_from_view = part("positions").position_from_view
    position_with = part("positions").position_with
    ranks = part("observing.observation").ranks

copyreg.pickle(Position, sent)

__all__ = [
    "ActionTable",
    "Batch",
    "LastTurns",
    "Mind",
    "Past",
    "Playouts",
    "Position",
    "Search",
    "action_table",
    "compiled",
    "form",
    "mask_into",
    "numbers_in",
    "observation_size",
    "observe_into",
    "playouts",
    "position",
    "position_from_view",
    "position_with",
    "ranks",
]
