"""Reading the answer of somebody who writes freely: which action is meant, or why none can be read.

Case, spaces, underscores and hyphens do not matter; neither do quotation marks, Markdown, an `action:` in front, a JSON
object around it, or prose before it. What stays ambiguous is refused, never guessed.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import rondel
from rondel import fast

LONGEST_REPLY = 20_000
# "Action: rondel taxation", "**My answer** = pass", "I choose pass".
_MARKED = re.compile(
    r"^\W*(?:(?:(?:my|the|final|chosen)\s+)*(?:action|answer|move|choice)\W*?\s*(?::|=|\bis\b)"
    r"|(?:so\W+)?i(?:'ll|\s+will|\s+would)?\s+(?:choose|play|pick|select|take)\b\W*?)\s*(.+)$"
)
_QUOTED = re.compile(r"`+([^`\n]+)`+|\"([^\"\n]+)\"|“([^”\n]+)”|«([^»\n]+)»|\*\*([^*\n]+)\*\*|'([^'\n]+)'(?!\w)")
_LISTED = re.compile(r"^\s*(?:[-*•>]|\(?\d+[.)])\s+")
_WORD = re.compile(r"[^\W_]+")
_LONGEST_ACTION = 12  # words, ids taken apart at their underscores


class Reply(NamedTuple):
    """A reply understood: the text of an action, offered or not; else None and a sentence that says why not."""

    action: str | None
    problem: str = ""


def read(reply: str, legal: Sequence[str], edition: str | rondel.Edition) -> Reply:
    """The action a reply means. `legal` decides only where a reply could mean several things."""
    if len(reply) > LONGEST_REPLY:
        return Reply(None, f"The reply is longer than {LONGEST_REPLY} characters; write one action and nothing else.")
    board = rondel.edition(edition) if isinstance(edition, str) else edition
    offered = {_squeezed(text): str(text) for text in legal}
    known = _known(fast.action_table(board))
    lines = [line.strip() for line in _folded(reply).splitlines() if line.strip(" \t`*_-=")]
    if not lines:
        return Reply(None, "The reply is empty; write one action.")
    for candidates in _places(reply, lines):
        found = list(dict.fromkeys(action for text in candidates if (action := _named(text, offered, known, board))))
        if reading := _one_of(found, offered):
            return reading
    found = list(dict.fromkeys(_in_prose(lines, known, offered)))
    return _one_of(found, offered) or Reply(None, _sentence(lines[-1], board))


def _places(reply: str, lines: Sequence[str]) -> Iterator[list[str]]:
    """Where an action may stand, the surest place first: each is a list of texts that may be one."""
    yield list(_from_json(reply))
    yield [match[1] for line in lines if (match := _MARKED.match(line))][-1:]
    yield [" ".join(lines)]
    yield [lines[-1]]
    yield [next(filter(None, match)) for line in lines for match in _QUOTED.findall(line)]
    yield list(lines[:1])


def _one_of(found: Sequence[str], offered: Mapping[str, str]) -> Reply | None:
    """The one action found, or the one of them that is offered; several are a problem, none is no reading."""
    if len(found) > 1:
        found = [action for action in found if action in offered.values()] or found
    if len(found) > 1:
        return Reply(None, f"The reply names several actions: {', '.join(found[:5])}. Write only the one you choose.")
    return Reply(found[0]) if found else None


def _named(text: str, offered: Mapping[str, str], known: Mapping[str, str], board: rondel.Edition) -> str | None:
    """The action that this text is, without what is written around it; `taxation` is `rondel taxation` if offered."""
    key = _squeezed(_LISTED.sub("", text))
    if key in offered:
        return offered[key]
    if key in known:
        return known[key]
    if written := _written_well(text, board):
        return written
    ends = [action for action in offered.values() if _squeezed(action.partition(" ")[2]) == key and key]
    return ends[0] if len(ends) == 1 else None


def _written_well(text: str, board: rondel.Edition) -> str | None:
    """An action that no table has because the rules never allow it, or a very large gift."""
    plain = " ".join(text.strip("\"'`*.,;! ").split())
    try:
        return str(board.actions.parse(plain))
    except rondel.UnknownAction:
        return None


def _in_prose(lines: Iterable[str], known: Mapping[str, str], offered: Mapping[str, str]) -> Iterator[str]:
    """Actions of two or more words inside sentences, the longest at each place: `pass` alone may just be English."""
    for line in lines:
        words = _WORD.findall(line)
        start = 0
        while start < len(words):
            for end in range(min(len(words), start + _LONGEST_ACTION), start + 1, -1):
                key = "".join(words[start:end])
                if action := offered.get(key) or known.get(key):
                    yield action
                    start = end - 1
                    break
            start += 1


def _from_json(reply: str) -> Iterator[str]:
    """The `action` of a JSON object in the reply, or a reply that is one JSON string."""
    for match in re.finditer(r"\{[^{}]*\}", reply):
        try:
            value = json.loads(match[0])
        except ValueError:
            continue
        action = value.get("action")
        if isinstance(action, str):
            yield _folded(action).strip()


def _sentence(text: str, board: rondel.Edition) -> str:
    """Why this is no action, in the words of the engine."""
    try:
        board.actions.parse(re.sub(r"[^\w:.,\- ]+", "", text).strip(" .,"))
    except rondel.UnknownAction as problem:
        return str(problem)
    return "No action can be read in the reply; write one action and nothing else."


def _folded(text: str) -> str:
    """Small letters, plain forms of letters, no accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _squeezed(text: str) -> str:
    """Only letters and digits: no two actions of an edition are the same in that form."""
    return "".join(_WORD.findall(text))


@cache
def _known(table: fast.ActionTable) -> Mapping[str, str]:
    return {_squeezed(text): text for text in table}
