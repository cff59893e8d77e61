"""The words of the action language as an action space: an action is spelled word by word, about a hundred words in all.

For networks that choose among few words instead of thousands of ids, and for language models that may write only what
can become a legal action.
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
"""The word that ends an action where it could go on; it has number 0."""

_WORD = re.compile(r":?[^ :]+")


def split(text: str) -> list[str]:
    """The words of an action: `army paris:hostile london` is army, paris, :hostile, london."""
    return _WORD.findall(text)


def join(words: Sequence[str]) -> str:
    """The text that these words make; additions such as :hostile follow their word without a space."""
    return " ".join(word for word in words if word != END).replace(" :", ":")


class Vocabulary:
    """All words of an edition's actions by number, in the order in which the table of actions first uses them.

    `words` and `index` are each other's inverse; `spelling` has a row of word numbers for each action id, filled up
    with 0, which is the word `END`, and `lengths` says how many words each has. Words are only ever appended, as
    actions are.
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
        """The version of the table of actions that the words are of."""
        return self.actions.version

    def __len__(self) -> int:
        return len(self.words)

    def __repr__(self) -> str:
        return f"<Vocabulary {self.actions.edition.id}, version {self.version}, {len(self)} words>"

    def __reduce__(self) -> tuple[object, ...]:
        return vocabulary, (edition_key(self.actions.edition), self.actions.gifts)

    def number(self, word: str) -> int:
        """The number of a word; an unknown one is refused."""
        found = self.index.get(word)
        if found is None:
            raise UnknownAction(f"{word!r} is not a word of the actions of {self.actions.edition.id}.")
        return found

    def check(self, version: int, digest: str, source: str = "This file") -> None:
        """Refuse what was made for other words: raises `SpaceMismatch` with a sentence."""
        what = f"the words of {self.actions.edition.id},"
        check_space(what, (self.version, self.hash), (version, digest), source)


def vocabulary(edition: str | rondel.Edition, gifts: bool = False) -> Vocabulary:
    """The words of an edition; with `gifts` also those that gifts are made of."""
    return _made(action_space(edition, gifts))


@lru_cache(maxsize=16)
def _made(actions: ActionSpace) -> Vocabulary:
    return Vocabulary(actions)


class Spelling:
    """One action being spelled: which words may come next, and how many legal actions begin that way.

    `legal` is a match, or ids or texts of legal actions together with their vocabulary. Words that leave no choice are
    written without being asked for, unless `forced` is switched off. It is `done` when the words are one of the
    actions; then `id` is its id.
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
            raise UnknownAction("To spell actions that are not those of a match, their vocabulary is needed.")
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
        self._write_forced()

    @property
    def ids(self) -> list[int]:
        """The actions that can still be meant."""
        return [int(id) for id in self._ids]

    @property
    def done(self) -> bool:
        """Is an action spelled to its end?"""
        return self._ended

    @property
    def id(self) -> int | None:
        """The id of the action, once it is done."""
        return int(self._ids[0]) if self._ended else None

    @property
    def words(self) -> list[str]:
        """The words so far."""
        known = self.vocabulary.words
        return [known[number] for number in self._rows[0, : self._depth]]

    @property
    def text(self) -> str:
        """The text so far; the text of the action once it is done."""
        return join(self.words)

    def counts(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """For every word how many legal actions go on with it, 0 where it is not allowed; all 0 once it is done.

        As weights they make every action equally likely: start a policy over words at their logarithms.
        """
        if out is None:
            out = np.zeros(len(self.vocabulary), np.int64)
        else:
            out[:] = 0
        if not self._ended:
            out += np.bincount(self._rows[:, self._depth], minlength=len(out))
        return out

    def allowed(self) -> dict[str, int]:
        """The words that may come next, each with the number of legal actions that go on with it."""
        counts = self.counts()
        return {self.vocabulary.words[number]: int(counts[number]) for number in np.flatnonzero(counts)}

    def push(self, word: str | int) -> None:
        """Write the next word, given as text or by its number; one that is not allowed is refused."""
        number = self.vocabulary.number(word) if isinstance(word, str) else int(word)
        fits = self._rows[:, self._depth] == number
        if self._ended or not fits.any():
            known = self.vocabulary.words
            shown = known[number] if 0 <= number < len(known) else number
            after = f"after {self.text!r}" if self._depth else "as the first word"
            may = ", ".join(self.allowed()) or "nothing"
            raise UnknownAction(f"{shown!r} cannot come {after}; what can is: {may}.")
        self._ids, self._rows = self._ids[fits], self._rows[fits]
        self._go_on(number)
        self._write_forced()

    def _go_on(self, number: int) -> None:
        """One word further; what is left may be one action that has no more words."""
        self._depth += number != 0
        self._ended = number == 0 or (len(self._ids) == 1 and self._rows[0, self._depth] == 0)

    def _write_forced(self) -> None:
        while self._forced and not self._ended:
            if len(self._ids) == 1:
                self._depth = self.vocabulary.lengths[self._ids[0]]
                self._ended = True
                return
            column = self._rows[:, self._depth]
            if (column != column[0]).any():
                return
            self._go_on(int(column[0]))


Scorer = Callable[[str, Sequence[str]], Mapping[str, float]]
"""From the text so far and the words that may come next to a logit for each; one left out counts as impossible."""


def decode(
    legal: Match | Sequence[str],
    score: Scorer,
    *,
    words: Vocabulary | None = None,
    prior: bool = False,
    temperature: float = 0.0,
    seed: int = 0,
) -> str:
    """Return the text of a legal action, written word by word by a language model whose logits are known.

        action = decode(match, lambda prefix, words: {word: my_model.logit(prefix, word) for word in words})

    Words that leave no choice are written without asking. At temperature 0 the best word is taken each time, otherwise
    one is drawn at random. With `prior` the logarithm of the
    number of legal actions behind a word is added to its logit, so that a scorer without an opinion is fair to actions.
    """
    if temperature < 0:
        raise RondelError(f"A temperature is not negative; this one is {temperature}.")
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
            raise RondelError(f"The scorer finds none of these words possible: {', '.join(allowed)}.")
        spelling.push(_chosen(logits, temperature, rng))
    return spelling.text


def _chosen(logits: Mapping[str, float], temperature: float, rng: random.Random) -> str:
    best = max(logits, key=lambda word: logits[word])
    if temperature == 0:
        return best
    weights = [math.exp((logit - logits[best]) / temperature) for logit in logits.values()]
    return rng.choices(list(logits), weights)[0]
