"""One match as an environment plays it: by the ids of actions, or word by word."""

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
MOST = 255


class Series(NamedTuple):
    """The games of an environment one after another: the first one has the seed itself, the next follow from it."""

    seed: int
    number: int = 0

    @property
    def game(self) -> int:
        """The seed of this game."""
        return self.drawn("game", SEEDS) if self.number else self.seed

    def drawn(self, what: str, below: int) -> int:
        """A number drawn by lot for this game, the same in every process."""
        return random.Random(f"{self.seed} {self.number} {what}").randrange(below)

    def next(self) -> Series:
        """The game that follows."""
        return self._replace(number=self.number + 1)


def series(seed: int | None = None) -> Series:
    """A series of games with this seed, or with any."""
    return Series(random.SystemRandom().randrange(SEEDS) if seed is None else int(seed))


class Episode:
    """A match and, if it is played in words, what has been spelled of the next action.

    Every array is a new one, so whoever gets it may keep it.
    """

    __slots__ = ("_spelling", "match", "vocabulary")

    def __init__(self, match: Match, words: bool = False) -> None:
        if match.over:
            raise PositionError("An environment cannot start where the game is over.")
        self.match = match
        self.vocabulary: Vocabulary | None = vocabulary(match.edition, match.actions.gifts) if words else None
        self._spelling: Spelling | None = None

    @property
    def actions(self) -> int:
        """How many actions the space has: those of the table, or the words."""
        return self.match.actions.size if self.vocabulary is None else len(self.vocabulary)

    @property
    def size(self) -> int:
        """How many bytes an observation has.

        In words, those of the match are followed by the words spelled so far, each as one byte out of as many as there
        are words, and by the number of legal actions that go on with each word.
        """
        words = self.vocabulary
        return self.match.observation.size + (0 if words is None else (words.longest + 1) * len(words))

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """What a seat sees; what is being spelled only whoever spells it."""
        words = self.vocabulary
        if words is None:
            return self.match.observe(seat)
        size = self.match.observation.size
        seen = np.zeros(self.size, np.uint8)
        self.match.observe(seat, seen[:size])
        if seat == self.match.seat:
            spelling = self._spelled(words)
            for place, word in enumerate(spelling.words):
                seen[size + place * len(words) + words.index[word]] = 1
            seen[-len(words) :] = np.minimum(self.completions(), MOST)
        return seen

    def mask(self) -> NDArray[np.int8]:
        """A 1 for everything that may be chosen now; nothing once the game is over."""
        if self.vocabulary is None:
            return self.match.mask()
        return (self.completions() > 0).astype(np.int8)

    def completions(self) -> NDArray[np.int64]:
        """For each word how many legal actions go on with it; nothing once the game is over."""
        assert self.vocabulary is not None
        if self.match.over:
            return np.zeros(len(self.vocabulary), np.int64)
        spelling = self._spelled(self.vocabulary)
        counts = spelling.counts()
        if spelling.done:  # there is one action only: its first word says so
            counts[self.vocabulary.spelling[spelling.id, 0]] = 1
        return counts

    def info(self, mask: NDArray[np.int8]) -> dict[str, Any]:
        """What whoever decides gets beside the observation."""
        return (
            {"action_mask": mask}
            if self.vocabulary is None
            else {
                "action_mask": mask,
                "completions": self.completions(),
            }
        )

    def step(self, choice: int) -> int | None:
        """Take the number of an action or of a word; the id of the action that it completes, None if it needs more."""
        if self.vocabulary is None:
            return choice
        spelling = self._spelled(self.vocabulary)
        if not spelling.done:
            spelling.push(choice)
        elif choice != self.vocabulary.spelling[spelling.id, 0]:
            raise UnknownAction(f"The only legal action is {spelling.text!r}.")
        return spelling.id

    def play(self, id: int) -> list[float]:
        """Play an action by its id and say what it pays each seat."""
        paid = self.match.step(id)
        self._spelling = None
        return paid

    def text(self, seat: int) -> str:
        """The position as a text, as this seat sees it."""
        return prompt(self.match.game().view(seat))

    def clone(self) -> Episode:
        """An independent copy."""
        other = object.__new__(Episode)
        other.match = self.match.clone()
        other.vocabulary = self.vocabulary
        other._spelling = copy.copy(self._spelling)
        return other

    def _spelled(self, words: Vocabulary) -> Spelling:
        """The action being spelled; a spelling never changes its arrays, so a shallow copy is independent."""
        if self._spelling is None:
            self._spelling = Spelling(self.match, words)
        return self._spelling
