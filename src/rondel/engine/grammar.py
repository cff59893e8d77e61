"""Grammar of the action language: parser and formatter for the forms in the table below.

Forms are written as in the contract: plain words are literals, `<…>` is a slot for a name or a number, and `[:own]` or
`[:stance]` is a suffix that is written only where units of a nation differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rondel.engine.board import Board
from rondel.engine.units import ANY, ARMY, FLEET, FRIENDLY, HOSTILE, OWN_NAMES, STANCE_NAMES, UNIT_NAMES

# Each form with the field values that its literals imply.
FORMS: dict[str, dict[str, int]] = {
    "rondel <space>": {},
    "buy <nation> <face>": {},
    "raise <nation> <old face> <new face>": {},
    "pass": {},
    "force": {},
    "build <province>": {},
    "produce all": {},
    "produce <province>": {},
    "import <unit> <province>": {},
    "fleet <from> <sea>": {"unit": FLEET},
    "army <from>[:own] <to>": {"unit": ARMY},
    "fight <place>[:own] <nation> <unit>[:stance]": {},
    "fight <place>[:own] <nation>": {"unit": FLEET},
    "fight <nation> <unit>[:stance]": {},
    "fight <unit>[:stance]": {},
    "stance <province> <stance>": {},
    "destroy <province>": {},
    "allow": {},
    "refuse": {},
    "hostile": {"stance": HOSTILE},
    "friendly": {"stance": FRIENDLY},
    "peace": {},
    "ask <nation>": {},
    "flag <region>": {},
    "end": {},
    "give <nation> <amount>": {},
}

# For each slot the fields of an action (numbers) and the parts of a choice (names) that it fills, in the same order.
_SLOTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "<space>": (("space",), ("space",)),
    "<nation>": (("nation",), ("nation",)),
    "<face>": (("bond",), ("face",)),
    "<old face>": (("old",), ("old",)),
    "<new face>": (("bond",), ("face",)),
    "<province>": (("region",), ("place",)),
    "<region>": (("region",), ("place",)),
    "<place>[:own]": (("region", "own"), ("place", "own")),
    "<from>": (("region",), ("from",)),
    "<from>[:own]": (("region", "own"), ("from", "own")),
    "<to>": (("to",), ("to",)),
    "<sea>": (("to",), ("to",)),
    "<unit>": (("unit",), ("unit",)),
    "<unit>[:stance]": (("unit", "stance"), ("unit", "stance")),
    "<stance>": (("stance",), ("stance",)),
    "<amount>": (("amount",), ("amount",)),
}
_NUMBERS = {"face", "old", "amount"}
_PLAIN_NAMES = {"unit": UNIT_NAMES, "stance": STANCE_NAMES}
_LONGEST_AMOUNT = 6


def tokens_of(form: str) -> tuple[str, ...]:
    """Return the literals and slots of a form, in order."""
    return tuple(re.findall(r"<[^>]*>\S*|[^ ]+", form))


_TOKENS = {form: tokens_of(form) for form in FORMS}
_FORMS_OF: dict[str, list[str]] = {}
for _form, _words in _TOKENS.items():
    _FORMS_OF.setdefault(_words[0], []).append(_form)


class Parsed(NamedTuple):
    """A parsed action: its form and its field values."""

    form: str
    numbers: Mapping[str, int]


def parts_of(form: str, text: str) -> dict[str, str | int]:
    """Return the parts of an action by name, so that clients need not parse its text."""
    parts: dict[str, str | int] = {"text": text, "kind": _TOKENS[form][0]}
    for field, number in FORMS[form].items():
        parts[field] = _PLAIN_NAMES[field][number]
    for slot, word in zip(_TOKENS[form], text.split(" "), strict=True):
        if slot in _SLOTS:
            # Without a suffix (`army rome paris`) the second part is left out.
            for part, name in zip(_SLOTS[slot][1], word.split(":"), strict=False):
                parts[part] = int(name) if part in _NUMBERS else name
    return parts


class Grammar:
    """Parser and formatter of the actions of one board."""

    def __init__(self, board: Board) -> None:
        self.title = board.title
        regions = _numbered(region.id for region in board.regions)
        places = {
            f"{id}{addition}": (r, own)
            for id, (r,) in regions.items()
            for own, addition in enumerate(["", *(f":{name}" for name in OWN_NAMES)], ANY)
        }
        units = {
            "army": (ARMY, ANY),
            "army:hostile": (ARMY, HOSTILE),
            "army:friendly": (ARMY, FRIENDLY),
            "fleet": (FLEET, ANY),
        }
        faces = _numbered(str(face) for face in board.facts.faces)
        self._values: dict[str, Mapping[str, tuple[int, ...]]] = {
            "<space>": _numbered(space.id for space in board.facts.spaces),
            "<nation>": _numbered(nation.id for nation in board.nations),
            "<face>": faces,
            "<old face>": faces,
            "<new face>": faces,
            "<place>[:own]": places,
            "<from>[:own]": places,
            "<unit>": _numbered(UNIT_NAMES),
            "<unit>[:stance]": units,
            "<stance>": _numbered(STANCE_NAMES),
            **dict.fromkeys(("<province>", "<region>", "<from>", "<to>", "<sea>"), regions),
        }
        self._word_of = {
            slot: {numbers: word for word, numbers in meanings.items()} for slot, meanings in self._values.items()
        }

    def format(self, form: str, numbers: Mapping[str, int]) -> str:
        """Return the text of this form with these field values; it is unique."""
        return " ".join(self._format_slot(word, numbers) for word in _TOKENS[form])

    def _format_slot(self, word: str, numbers: Mapping[str, int]) -> str:
        if word not in _SLOTS:
            return word
        if word == "<amount>":
            return str(numbers["amount"])
        return self._word_of[word][tuple(numbers.get(field, ANY) for field in _SLOTS[word][0])]

    def parse(self, text: str) -> Parsed | None:
        """Parse a text; return None if it is not an action of this board, legal or not."""
        words = text.split(" ")
        for form in _FORMS_OF.get(words[0], ()):
            if len(words) == len(_TOKENS[form]):
                numbers = dict(FORMS[form])
                if all(self._parse_word(slot, word, numbers) for slot, word in zip(_TOKENS[form], words, strict=True)):
                    return Parsed(form, numbers)
        return None

    def _parse_word(self, slot: str, word: str, numbers: dict[str, int]) -> bool:
        """Add the field values of a word to `numbers`; return False if the word does not fit the slot."""
        if slot not in _SLOTS:
            return word == slot
        if slot == "<amount>":
            if not _is_amount(word):
                return False
            numbers["amount"] = int(word)
            return True
        found = self._values[slot].get(word)
        if found is None:
            return False
        numbers.update(zip(_SLOTS[slot][0], found, strict=True))
        return True

    def syntax_error(self, text: str) -> str:
        """Return a sentence that explains why a text is not an action."""
        first, *words = text.split(" ")
        forms = _FORMS_OF.get(first)
        if forms is None:
            return f"{_quoted(text)} is not an action; actions begin with {', '.join(sorted(_FORMS_OF))}."
        if first == "give":
            if len(words) != 2 or words[0] not in self._values["<nation>"]:
                return f"A gift is written 'give <nation> <amount>'; {_quoted(text)} is not."
            return f"A gift is a whole number of millions, at least 1; {_quoted(text)} has none."
        known = {name.partition(":")[0] for meanings in self._values.values() for name in meanings} | {"all"}
        for word in words:
            name = word.partition(":")[0]
            if name and name not in known:
                return f"{_quoted(text)} cannot be read: {_quoted(name)} is not a name in {self.title}."
        return f"{_quoted(text)} cannot be read; it is written {' or '.join(forms)}."


def _numbered(names: Iterable[str]) -> dict[str, tuple[int, ...]]:
    return {name: (i,) for i, name in enumerate(names)}


def _is_amount(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= _LONGEST_AMOUNT and not word.startswith("0")


def _quoted(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
