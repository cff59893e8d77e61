"""Word-level action space: actions are spelled word by word, from a vocabulary of about a hundred words.

For networks that choose among few words instead of thousands of ids, and for constrained decoding with language models.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

import rondel
from rondel import RondelError, UnknownAction
from rondel.research.actions import ActionSpace, action_space, check_space, edition_key, hash_of_lines
from rondel.research.match import Match

END: Final = "."
"""The word that ends an action where it could continue; its index is 0."""

_WORD = re.compile(r":?[^ :]+")


def split(text: str) -> list[str]:
    """Split an action into words: `army paris:hostile london` is army, paris, :hostile, london."""
    return _WORD.findall(text)


def join(words: Sequence[str]) -> str:
    """Join words into a text; suffixes such as :hostile follow their word without a space."""
    return " ".join(word for word in words if word != END).replace(" :", ":")


class Vocabulary:
    """The words of an edition's actions, indexed in the order of their first use in the action table.

    `words` and `index` are inverse; `spelling` has a row of word indices per action id, padded with 0 (`END`);
    `lengths` has the number of words of each. Like actions, words are append-only.
    """

    def __init__(self, actions: ActionSpace) -> None:
        self.actions = actions
        spelled = [split(actions.text(id)) for id in range(actions.size)]
        self.words = tuple(dict.fromkeys([END, *(word for each in spelled for word in each)]))
        self.index = {word: number for number, word in enumerate(self.words)}
        self.longest = max(map(len, spelled))
        rows = np.zeros((actions.size, self.longest + 1), np.int16)
        for id, each in enumerate(spelled):
            rows[id, : len(each)] = [self.index[word] for word in each]
        rows.flags.writeable = False
        self.spelling: NDArray[np.int16] = rows
        self.lengths = [len(each) for each in spelled]
        self.hash = hash_of_lines(self.words)

    @property
    def version(self) -> int:
        """The version of the action table the words come from."""
        return self.actions.version

    def __len__(self) -> int:
        return len(self.words)

    def __repr__(self) -> str:
        return f"<Vocabulary {self.actions.edition.id}, version {self.version}, {len(self)} words>"

    def __reduce__(self) -> tuple[object, ...]:
        return vocabulary, (edition_key(self.actions.edition), self.actions.gifts)

    def number(self, word: str) -> int:
        """Return the index of a word; raise if it is unknown."""
        found = self.index.get(word)
        if found is None:
            raise UnknownAction(f"{word!r} is not a word of the actions of {self.actions.edition.id}.")
        return found

    def check(self, version: int, digest: str, source: str = "This file") -> None:
        """Raise `SpaceMismatch` if `source` was made with a different vocabulary."""
        what = f"the words of {self.actions.edition.id},"
        check_space(what, (self.version, self.hash), (version, digest), source)


def vocabulary(edition: str | rondel.Edition, gifts: bool = False) -> Vocabulary:
    """Return the vocabulary of an edition; with `gifts` including the words of gifts."""
    return _made(action_space(edition, gifts))


@lru_cache(maxsize=16)
def _made(actions: ActionSpace) -> Vocabulary:
    return Vocabulary(actions)


class Spelling:
    """A partially spelled action: the possible next words, and the number of legal actions behind each.

    `legal` is a match, or ids or texts of legal actions together with their vocabulary. Words without an alternative
    are appended automatically unless `forced` is False. `done` is set when the words form a complete action, whose id
    is `id`.
    """

    def __init__(
        self,
        legal: Match | Sequence[int] | Sequence[str],
        words: Vocabulary | None = None,
        *,
        forced: bool = True,
    ) -> None:
        if isinstance(legal, Match):
            words = words or vocabulary(legal.edition, legal.actions.gifts)
            ids: list[int] = legal.legal_ids()
        elif words is None:
            raise UnknownAction("Without a match, spelling actions requires a vocabulary.")
        else:
            ids = [words.actions.id(each) if isinstance(each, str) else each for each in legal]
        if not ids:
            raise UnknownAction("There is no action to spell.")
        self.vocabulary = words
        self._ids = np.array(ids, np.intp)
        self._rows = words.spelling[self._ids]
        self._depth = 0
        self._forced = forced
        self._ended = False
        self._append_forced()

    @property
    def ids(self) -> list[int]:
        """The actions that are still possible."""
        return [int(id) for id in self._ids]

    @property
    def done(self) -> bool:
        """Whether the action is complete."""
        return self._ended

    @property
    def id(self) -> int | None:
        """The id of the complete action, else None."""
        return int(self._ids[0]) if self._ended else None

    @property
    def words(self) -> list[str]:
        """The words so far."""
        known = self.vocabulary.words
        return [known[number] for number in self._rows[0, : self._depth]]

    @property
    def text(self) -> str:
        """The text so far, or of the complete action."""
        return join(self.words)

    def counts(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Return for each word the number of legal actions that continue with it; all zero once done.

        Used as weights they make every action equally likely: initialize a policy over words with their logarithms.
        """
        if out is None:
            out = np.zeros(len(self.vocabulary), np.int64)
        else:
            out[:] = 0
        if not self._ended:
            out += np.bincount(self._rows[:, self._depth], minlength=len(out))
        return out

    def allowed(self) -> dict[str, int]:
        """Return the possible next words with the number of legal actions behind each."""
        counts = self.counts()
        return {self.vocabulary.words[number]: int(counts[number]) for number in np.flatnonzero(counts)}

    def push(self, word: str | int) -> None:
        """Append a word, given as text or index; raise if it is not possible."""
        number = self.vocabulary.number(word) if isinstance(word, str) else int(word)
        fits = self._rows[:, self._depth] == number
        if self._ended or not fits.any():
            known = self.vocabulary.words
            shown = known[number] if 0 <= number < len(known) else number
            after = f"after {self.text!r}" if self._depth else "as the first word"
            may = ", ".join(self.allowed()) or "nothing"
            raise UnknownAction(f"{shown!r} cannot come {after}; possible words: {may}.")
        self._ids, self._rows = self._ids[fits], self._rows[fits]
        self._advance(number)
        self._append_forced()

    def _advance(self, number: int) -> None:
        """Advance by one word; the spelling is complete if the only action left has no more words."""
        self._depth += number != 0
        self._ended = number == 0 or (len(self._ids) == 1 and self._rows[0, self._depth] == 0)

    def _append_forced(self) -> None:
        while self._forced and not self._ended:
            if len(self._ids) == 1:
                self._depth = self.vocabulary.lengths[self._ids[0]]
                self._ended = True
                return
            column = self._rows[:, self._depth]
            if (column != column[0]).any():
                return
            self._advance(int(column[0]))


Scorer = Callable[[str, Sequence[str]], Mapping[str, float]]
"""Maps the text so far and the possible next words to logits; omitted words are impossible."""


def decode(
    legal: Match | Sequence[str],
    score: Scorer,
    *,
    words: Vocabulary | None = None,
    prior: bool = False,
    temperature: float = 0.0,
    seed: int = 0,
) -> str:
    """Return the text of a legal action, decoded word by word from a language model's logits.

        action = decode(match, lambda prefix, words: {word: my_model.logit(prefix, word) for word in words})

    Words without an alternative are written without querying the model. At temperature 0 the best word is chosen,
    otherwise one is sampled. With `prior` the logarithm of the number of legal actions behind a word is added to its
    logit, so that an indifferent model is uniform over actions.
    """
    if temperature < 0:
        raise RondelError(f"The temperature must not be negative, but is {temperature}.")
    rng = random.Random(f"decode {seed}")
    spelling = Spelling(legal, words)
    while not spelling.done:
        allowed = spelling.allowed()
        given = score(spelling.text, tuple(allowed))
        logits = {
            word: given[word] + (math.log(count) if prior else 0.0)
            for word, count in allowed.items()
            if word in given and given[word] > -math.inf
        }
        if not logits:
            raise RondelError(f"The scorer rules out all possible words: {', '.join(allowed)}.")
        spelling.push(_chosen(logits, temperature, rng))
    return spelling.text


def _chosen(logits: Mapping[str, float], temperature: float, rng: random.Random) -> str:
    best = max(logits, key=lambda word: logits[word])
    if temperature == 0:
        return best
    weights = [math.exp((logit - logits[best]) / temperature) for logit in logits.values()]
    return rng.choices(list(logits), weights)[0]
