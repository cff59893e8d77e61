"""The fast core: the rules on flat integer arrays, with integer action ids, compiled where possible.

    import random
    import rondel
    from rondel import fast

    game = rondel.new_game("imperial", players=4, seed=1)
    here = fast.position(game)
    while not here.over:
        here.play(random.choice(here.legal()))
    print(here.scores(), here.winners())

    result = fast.playouts(fast.position(game), 1000, seed=7, threads=2)
    print(result.wins, result.decisions, fast.compiled)

The engine is the reference implementation; the core plays identically, but without a log, sentences or objects.
"""

import copyreg
from typing import TYPE_CHECKING

from rondel.fast.action_tables import ActionTable, action_table
from rondel.fast.core import compiled, core_module, form, reduce_position
from rondel.fast.games import Past, Playouts

if TYPE_CHECKING:
    from rondel.fast.batch import Batch
    from rondel.fast.evaluation.evaluator import Evaluator
    from rondel.fast.evaluation.last_turns import LastTurns
    from rondel.fast.evaluation.search import Search
    from rondel.fast.observation.observation import mask_into, observation_size, observe_into, ranks
    from rondel.fast.playout import playouts
    from rondel.fast.positions import Position, numbers_in, position, position_from_view, position_with
else:
    Batch = core_module("batch").Batch
    Evaluator = core_module("evaluation.evaluator").Evaluator
    LastTurns = core_module("evaluation.last_turns").LastTurns
    Position = core_module("positions").Position
    Search = core_module("evaluation.search").Search
    mask_into = core_module("observation.observation").mask_into
    numbers_in = core_module("positions").numbers_in
    observation_size = core_module("observation.observation").observation_size
    observe_into = core_module("observation.observation").observe_into
    playouts = core_module("playout").playouts
    position = core_module("positions").position
    position_from_view = core_module("positions").position_from_view
    position_with = core_module("positions").position_with
    ranks = core_module("observation.observation").ranks

Mind = Evaluator  # former name

copyreg.pickle(Position, reduce_position)

__all__ = [
    "ActionTable",
    "Batch",
    "Evaluator",
    "LastTurns",
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
