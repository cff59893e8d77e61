"""Constrained decoding: a language model writes an action word by word and can only write what is legal.

    action = decode(match, lambda prefix, words: {word: my_model.logit(prefix, word) for word in words})

For models whose logits are at hand. Words that leave no choice are written without asking.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence

from rondel import RondelError
from rondel.research.match import Match
from rondel.research.words import Spelling, Vocabulary

Scorer = Callable[[str, Sequence[str]], Mapping[str, float]]
"""The text so far and the words that may come next, to a logit for each of them; one left out counts as impossible."""


def decode(
    legal: Match | Sequence[str],
    score: Scorer,
    *,
    words: Vocabulary | None = None,
    prior: bool = False,
    temperature: float = 0.0,
    seed: int = 0,
) -> str:
    """The text of a legal action, written by a scorer.

    At temperature 0 the best word is taken each time, otherwise one is drawn by lot. With `prior` the logarithm of the
    number of legal actions behind a word is added to its logit, so that a scorer without an opinion is fair to actions.
    """
    if temperature < 0:
        raise RondelError(f"A temperature is not negative; this one is {temperature}.")
    lots = random.Random(f"decode {seed}")
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
        spelling.push(_chosen(logits, temperature, lots))
    return spelling.text


def _chosen(logits: Mapping[str, float], temperature: float, lots: random.Random) -> str:
    best = max(logits, key=lambda word: logits[word])
    if temperature == 0:
        return best
    weights = [math.exp((logit - logits[best]) / temperature) for logit in logits.values()]
    return lots.choices(list(logits), weights)[0]
