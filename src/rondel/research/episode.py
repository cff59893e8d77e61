"""Episode: one match as environments play it, by action id or word by word."""

from __future__ import annotations

import copy
import random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rondel import PositionError, UnknownAction
from rondel.research.match import Match
from rondel.research.text.prompt import prompt
from rondel.research.words import Spelling, Vocabulary, vocabulary

SEEDS = 2**31
MAX_BYTE = 255


class Series(NamedTuple):
    """Seeds of consecutive games of an environment: the first game uses the seed itself, later ones derive from it."""

    seed: int
    number: int = 0

    @property
    def game(self) -> int:
        """The seed of the current game."""
        return self.draw("game", SEEDS) if self.number else self.seed

    def draw(self, what: str, below: int) -> int:
        """Return a random number for the current game, reproducible in every process."""
        return random.Random(f"{self.seed} {self.number} {what}").randrange(below)

    def next(self) -> Series:
        """Return the series at the next game."""
        return self._replace(number=self.number + 1)


def series(seed: int | None = None) -> Series:
    """Return a series with this seed, or with a random one."""
    return Series(random.SystemRandom().randrange(SEEDS) if seed is None else int(seed))


class Episode:
    """A match and, with a word-level action space, the partially spelled action.

    Every returned array is new; callers may keep it.
    """

    __slots__ = ("_spelling", "match", "vocabulary")

    def __init__(self, match: Match, words: bool = False) -> None:
        if match.over:
            raise PositionError("An environment cannot start from a finished game.")
        self.match = match
        self.vocabulary: Vocabulary | None = vocabulary(match.edition, match.actions.gifts) if words else None
        self._spelling: Spelling | None = None

    @property
    def actions(self) -> int:
        """The size of the action space: action ids or words."""
        return self.match.actions.size if self.vocabulary is None else len(self.vocabulary)

    @property
    def size(self) -> int:
        """The size of an observation in bytes.

        With words, the match's observation is followed by a one-hot encoding of each word spelled so far and by the
        number of legal actions that continue with each word.
        """
        words = self.vocabulary
        return self.match.observation.size + (0 if words is None else (words.longest + 1) * len(words))

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """Return the observation of a seat; only the deciding seat sees the partial spelling."""
        words = self.vocabulary
        if words is None:
            return self.match.observe(seat)
        size = self.match.observation.size
        seen = np.zeros(self.size, np.uint8)
        self.match.observe(seat, seen[:size])
        if seat == self.match.seat:
            spelling = self._current_spelling(words)
            for place, word in enumerate(spelling.words):
                seen[size + place * len(words) + words.index[word]] = 1
            seen[-len(words) :] = np.minimum(self.completions(), MAX_BYTE)
        return seen

    def mask(self) -> NDArray[np.int8]:
        """Return the action mask; all zero once the game is over."""
        if self.vocabulary is None:
            return self.match.mask()
        return (self.completions() > 0).astype(np.int8)

    def completions(self) -> NDArray[np.int64]:
        """Return the number of legal actions that continue with each word; all zero once the game is over."""
        assert self.vocabulary is not None
        if self.match.over:
            return np.zeros(len(self.vocabulary), np.int64)
        spelling = self._current_spelling(self.vocabulary)
        counts = spelling.counts()
        if spelling.done:  # a single legal action: only its first word
            counts[self.vocabulary.spelling[spelling.id, 0]] = 1
        return counts

    def info(self, mask: NDArray[np.int8]) -> dict[str, Any]:
        """Return the info dictionary for the deciding seat."""
        return (
            {"action_mask": mask}
            if self.vocabulary is None
            else {
                "action_mask": mask,
                "completions": self.completions(),
            }
        )

    def step(self, choice: int) -> int | None:
        """Take an action id or a word index; return the id of the completed action, or None if words are missing."""
        if self.vocabulary is None:
            return choice
        spelling = self._current_spelling(self.vocabulary)
        if not spelling.done:
            spelling.push(choice)
        elif choice != self.vocabulary.spelling[spelling.id, 0]:
            raise UnknownAction(f"The only legal action is {spelling.text!r}.")
        return spelling.id

    def play(self, id: int) -> list[float]:
        """Play an action by its id and return the reward of each seat."""
        paid = self.match.step(id)
        self._spelling = None
        return paid

    def text(self, seat: int) -> str:
        """Return the position as text, from the perspective of a seat."""
        return prompt(self.match.game().view(seat))

    def clone(self) -> Episode:
        """Return an independent copy."""
        other = object.__new__(Episode)
        other.match = self.match.clone()
        other.vocabulary = self.vocabulary
        other._spelling = copy.copy(self._spelling)
        return other

    def _current_spelling(self, words: Vocabulary) -> Spelling:
        """Return the partial spelling. Its arrays are never modified in place, so a shallow copy is independent."""
        if self._spelling is None:
            self._spelling = Spelling(self.match, words)
        return self._spelling
