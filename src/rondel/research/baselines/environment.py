"""Single-seat training environment with a word-level action space; the bot `random` plays the other seats.

An observation is what the seat sees (scaled to 0…1), the words written so far, and for each word the number of legal
actions that continue with it. The policy starts at the logarithms of these counts, so every action is initially equally
likely.
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
    """Observation encoder for one edition and number of players."""

    def __init__(self, match: Match) -> None:
        self.words: Vocabulary = vocabulary(match.edition)
        self.space = match.observation
        self._scale = 1.0 / np.maximum(match.observation.largest, 1).astype(np.float32)
        self._bytes = np.empty(match.observation.size, np.uint8)
        self.size = match.observation.size + 2 * len(self.words)

    def observe(self, match: Match, seat: int, spelling: Spelling) -> Floats:
        """Return the seat's observation, the words written so far, and the completion count of each next word."""
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
    """One seat, drawn at random for each game, against `random` in all others; an action is a word index.

    Decisions with a single legal action are skipped. `info["won"]` of the last step is this seat's share of the win.
    """

    def __init__(self, edition: str = "imperial", players: int = 4, *, seed: int = 0, max_rounds: int = 60) -> None:
        self._rng = random.Random(f"baseline {seed}")
        self._match = Match(edition, players, reward=rank, max_rounds=max_rounds)
        self._observer = Observer(self._match)
        self._seat = 0
        self.action_space = Discrete(len(self._observer.words))
        self.observation_space = Box(0.0, np.inf, (self._observer.size,), np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start the next game with a random seed and seat."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._rng = random.Random(f"baseline {seed}")
        self._match.reset(self._rng.getrandbits(31))
        self._seat = self._rng.randrange(self._match.players)
        self._play_others()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Write a word; a complete action is played, then the other seats until this one decides again."""
        self._spelling.push(int(action))
        if not self._spelling.done:
            return self._observation(), 0.0, False, False, {}
        assert self._spelling.id is not None
        earned = self._match.step(self._spelling.id)[self._seat] + self._play_others()
        if not self._match.over:
            return self._observation(), earned, False, False, {}
        return self._observation(), earned, True, False, {"won": win(self._match.position)[self._seat]}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the words that may come next; sb3-contrib expects this name."""
        return self._spelling.counts() > 0

    def _play_others(self) -> float:
        """Play the other seats and forced moves until this seat has a choice; return this seat's reward."""
        match, earned = self._match, 0.0
        while not match.over:
            ids = match.legal_ids()
            if match.seat == self._seat and len(ids) > 1:
                self._spelling = Spelling(ids, self._observer.words)
                break
            earned += match.step(ids[0] if len(ids) == 1 else self._rng.choice(ids))[self._seat]
        return earned

    def _observation(self) -> Floats:
        return self._observer.observe(self._match, self._seat, self._spelling)
