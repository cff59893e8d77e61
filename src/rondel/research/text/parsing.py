"""Tolerant parser for free-form replies: which action is meant, or why none can be recognized.

It ignores case, spaces, underscores and hyphens, quotation marks, Markdown, a leading `action:`, a surrounding JSON
object, and preceding prose. Ambiguous replies are refused, never guessed.
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
_LONGEST_ACTION = 12  # words, with ids split at underscores


class Reply(NamedTuple):
    """A parsed reply: the text of an action, legal or not, or None and a sentence explaining why."""

    action: str | None
    problem: str = ""


def read(reply: str, legal: Sequence[str], edition: str | rondel.Edition) -> Reply:
    """Return the action a reply names. `legal` only resolves ambiguities."""
    if len(reply) > LONGEST_REPLY:
        return Reply(None, f"The reply is longer than {LONGEST_REPLY} characters; write one action and nothing else.")
    board = rondel.edition(edition) if isinstance(edition, str) else edition
    offered = {_compact(text): str(text) for text in legal}
    known = _table_index(fast.action_table(board))
    lines = [line.strip() for line in _fold(reply).splitlines() if line.strip(" \t`*_-=")]
    if not lines:
        return Reply(None, "The reply is empty; write one action.")
    for candidates in _candidates(reply, lines):
        found = list(
            dict.fromkeys(action for text in candidates if (action := _action_in(text, offered, known, board)))
        )
        if reading := _unambiguous(found, offered):
            return reading
    found = list(dict.fromkeys(_in_prose(lines, known, offered)))
    return _unambiguous(found, offered) or Reply(None, _parse_error(lines[-1], board))


def _candidates(reply: str, lines: Sequence[str]) -> Iterator[list[str]]:
    """Yield candidate texts by location, most reliable location first."""
    yield list(_from_json(reply))
    yield [match[1] for line in lines if (match := _MARKED.match(line))][-1:]
    yield [" ".join(lines)]
    yield [lines[-1]]
    yield [next(filter(None, match)) for line in lines for match in _QUOTED.findall(line)]
    yield list(lines[:1])


def _unambiguous(found: Sequence[str], offered: Mapping[str, str]) -> Reply | None:
    """Return the only action found, or the only legal one; several are a problem, none yields None."""
    if len(found) > 1:
        found = [action for action in found if action in offered.values()] or found
    if len(found) > 1:
        return Reply(None, f"The reply names several actions: {', '.join(found[:5])}. Write only the one you choose.")
    return Reply(found[0]) if found else None


def _action_in(text: str, offered: Mapping[str, str], known: Mapping[str, str], board: rondel.Edition) -> str | None:
    """Return the action in this text, ignoring decoration; `taxation` is `rondel taxation` if that is legal."""
    key = _compact(_LISTED.sub("", text))
    if key in offered:
        return offered[key]
    if key in known:
        return known[key]
    if written := _well_formed(text, board):
        return written
    ends = [action for action in offered.values() if _compact(action.partition(" ")[2]) == key and key]
    return ends[0] if len(ends) == 1 else None


def _well_formed(text: str, board: rondel.Edition) -> str | None:
    """Return a well-formed action that is not in the table: never legal, or a very large gift."""
    plain = " ".join(text.strip("\"'`*.,;! ").split())
    try:
        return str(board.actions.parse(plain))
    except rondel.UnknownAction:
        return None


def _in_prose(lines: Iterable[str], known: Mapping[str, str], offered: Mapping[str, str]) -> Iterator[str]:
    """Yield actions of two or more words in prose, longest first: a lone `pass` may be ordinary English."""
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
    """Yield the `action` of each JSON object in the reply."""
    for match in re.finditer(r"\{[^{}]*\}", reply):
        try:
            value = json.loads(match[0])
        except ValueError:
            continue
        action = value.get("action")
        if isinstance(action, str):
            yield _fold(action).strip()


def _parse_error(text: str, board: rondel.Edition) -> str:
    """Return why a text is not an action, in the engine's words."""
    try:
        board.actions.parse(re.sub(r"[^\w:.,\- ]+", "", text).strip(" .,"))
    except rondel.UnknownAction as problem:
        return str(problem)
    return "The reply contains no action; write one action and nothing else."


def _fold(text: str) -> str:
    """Normalize case, compatibility characters and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _compact(text: str) -> str:
    """Keep only letters and digits; actions remain distinct in this form."""
    return "".join(_WORD.findall(text))


@cache
def _table_index(table: fast.ActionTable) -> Mapping[str, str]:
    return {_compact(text): text for text in table}
