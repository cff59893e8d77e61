"""Research API: action ids, observations and rewards for machine learning, search and language models.

    from rondel.research import Match

    match = Match("imperial", players=4, seed=1)
    while not match.over:
        ids = match.legal_ids()
        observation = match.observe()  # uint8, from the perspective of the deciding seat
        rewards = match.step(ids[0])

Requires `pip install 'rondel[research]'`. Adapters to other libraries are separate modules.
"""

from rondel.extras import optional_packages

with optional_packages():
    from rondel.research.actions import ActionSpace, SpaceMismatch, action_space
    from rondel.research.match import Match
    from rondel.research.observation import ObservationSpace, observation_space
    from rondel.research.rewards import potential, rank, score_share, win
    from rondel.research.vector import Vector
    from rondel.research.words import Spelling, Vocabulary, vocabulary

__all__ = [
    "ActionSpace",
    "Match",
    "ObservationSpace",
    "SpaceMismatch",
    "Spelling",
    "Vector",
    "Vocabulary",
    "action_space",
    "observation_space",
    "potential",
    "rank",
    "score_share",
    "vocabulary",
    "win",
]
