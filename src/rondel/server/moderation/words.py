"""The operator's list of words that nobody is to read here: refused in names, masked in chat.

The file has one word per line (`#` begins a comment); a word with `*` at its end also stands for longer ones.
"""

from __future__ import annotations

import re
from pathlib import Path

from rondel.server.errors import bad
from rondel.server.storage.look_alikes import skeleton_of

MASK = "•"
_WORD = re.compile(r"\w+", re.UNICODE)


class WordFilter:
    def __init__(self, file: str = "") -> None:
        lines = Path(file).read_text(encoding="utf-8").splitlines() if file else []
        listed = [line.partition("#")[0].strip() for line in lines]
        self._words = {skeleton_of(word) for word in listed if word and not word.endswith("*")}
        begun = (skeleton_of(word.rstrip("*")) for word in listed if word.endswith("*"))
        self._beginnings = tuple(filter(None, begun))

    def refuse(self, name: str) -> None:
        """A name or the name of a table must not contain such a word."""
        words = _WORD.findall(name)
        if any(self._is_listed(word) for word in words) or self._is_listed("".join(words)):
            raise bad("name_words", "This name contains a word that is not wanted here.")

    def masked(self, text: str) -> str:
        """What was said, with dots instead of such words."""
        return _WORD.sub(lambda found: MASK * len(found[0]) if self._is_listed(found[0]) else found[0], text)

    def _is_listed(self, word: str) -> bool:
        looks = (skeleton_of(word), skeleton_of(word.casefold()))  # I looks like l, but is also an i
        return any(look in self._words or look.startswith(self._beginnings) for look in looks)
