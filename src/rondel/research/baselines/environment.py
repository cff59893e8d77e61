"""The game of one seat, word by word, as the baseline learns it; the other seats are played by `random`.

An observation is what the seat sees (scaled to 0…1), the words written so far, and for each word how many legal actions
go on with it: the policy starts at their logarithms, which makes every action equally likely at first.
"""

from __future__ import annotations

import random
from typing import Any

from rondel.extras import optional_packages
from rondel.research.match import Match
from rondel.research.rewards import rank, win
from rondel.research.words import Spelling, Vocabulary, vocabulary

with optional_packages():
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

Floats = NDArray["np.float32"]


class Observer:
    """Writes observations of one edition and number of players: what a network of the baseline sees."""

    def __init__(self, match: Match) -> None:
        self.words: Vocabulary = vocabulary(match.edition)
        self.space = match.observation
        self._scale = 1.0 / np.maximum(match.observation.largest, 1).astype(np.float32)
        self._bytes = np.empty(match.observation.size, np.uint8)
        self.size = match.observation.size + 2 * len(self.words)

    def observe(self, match: Match, seat: int, spelling: Spelling) -> Floats:
        """What the seat sees, the words so far, and the completions of each next word."""
        out = np.zeros(self.size, np.float32)
        size = self.space.size
        match.observe(seat, self._bytes)
        np.multiply(self._bytes, self._scale, out=out[:size])
        np.minimum(out[:size], 1.0, out=out[:size])
        for word in spelling.words:
            out[size + self.words.index[word]] = 1.0
        out[size + len(self.words) :] = spelling.counts()
        return out


class WordEnvironment(gymnasium.Env[Any, Any]):
    """One seat, drawn by lot for each game, against `random` in all others; an action is the number of a word.

    Decisions with one legal action are not put. `info["won"]` of the last step is this seat's share of the victory.
    """

    def __init__(self, edition: str = "imperial", players: int = 4, *, seed: int = 0, max_rounds: int = 60) -> None:
        self._lots = random.Random(f"baseline {seed}")
        self._match = Match(edition, players, reward=rank, max_rounds=max_rounds)
        self._observer = Observer(self._match)
        self._seat = 0
        self.action_space = Discrete(len(self._observer.words))
        self.observation_space = Box(0.0, np.inf, (self._observer.size,), np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """The next game: its seed and the seat are drawn by lot."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._lots = random.Random(f"baseline {seed}")
        self._match.reset(self._lots.getrandbits(31))
        self._seat = self._lots.randrange(self._match.players)
        self._play_on()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Write a word; when an action is complete it is played, and the others play until this seat decides again."""
        self._spelling.push(int(action))
        if not self._spelling.done:
            return self._seen(), 0.0, False, False, {}
        assert self._spelling.id is not None
        earned = self._match.step(self._spelling.id)[self._seat] + self._play_on()
        if not self._match.over:
            return self._seen(), earned, False, False, {}
        return self._seen(), earned, True, False, {"won": win(self._match.position)[self._seat]}

    def action_masks(self) -> NDArray[np.bool_]:
        """The words that may come next: the name by which sb3-contrib asks."""
        return self._spelling.counts() > 0

    def _play_on(self) -> float:
        """Plays for the others, and what leaves no choice, until this seat has one; what that paid it."""
        match, earned = self._match, 0.0
        while not match.over:
            ids = match.legal_ids()
            if match.seat == self._seat and len(ids) > 1:
                self._spelling = Spelling(ids, self._observer.words)
                break
            earned += match.step(ids[0] if len(ids) == 1 else self._lots.choice(ids))[self._seat]
        return earned

    def _seen(self) -> Floats:
        return self._observer.observe(self._match, self._seat, self._spelling)
