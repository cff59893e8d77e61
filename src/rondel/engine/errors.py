"""Errors and refusals: an English sentence, a code and parameters for the catalogs, and the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping


class RondelError(ValueError):
    """Base class of all errors of the engine; the text is a sentence for people."""


class EditionError(RondelError):
    """The data files of an edition are broken; the sentence names the file and the key."""


class OptionError(RondelError):
    """An option has a wrong value, or a combination of options makes no sense."""


class PositionError(RondelError):
    """A position cannot occur under the rules."""


class RecordError(RondelError):
    """A record cannot be read or replayed; `line` is the line number, if known."""

    def __init__(self, sentence: str, line: int | None = None) -> None:
        super().__init__(sentence)
        self.line = line


class UnknownAction(RondelError):
    """A text is not an action of this edition."""


class Refusal:
    """Why an action is not offered: code, parameters, rule, sentence, and actions that would make it possible.

    `action` is the text of the action in question; `remedies` are texts, `remedy_choices` the same as choices.
    """

    __slots__ = ("action", "code", "params", "remedies", "remedy_choices", "rule", "sentence")

    def __init__(
        self,
        code: str,
        rule: str,
        sentence: str,
        params: Mapping[str, object] | None = None,
        remedies: tuple[str, ...] = (),
    ) -> None:
        self.code = code
        self.rule = rule
        self.sentence = sentence
        self.params = dict(params or {})
        self.remedies = remedies
        self.action: str | None = None
        self.remedy_choices: tuple[Mapping[str, object], ...] = ()

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.sentence!r})"

    def to_dict(self) -> dict[str, object]:
        """Return the refusal as JSON-serializable data."""
        return {
            "code": self.code,
            "params": self.params,
            "rule": self.rule,
            "sentence": self.sentence,
            "remedies": list(self.remedies),
            "remedy_choices": [dict(choice) for choice in self.remedy_choices],
            "action": self.action,
        }


class IllegalAction(RondelError):
    """An action that exists is not allowed now; carries the whole refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal
        self.code = refusal.code
        self.params = refusal.params
        self.rule = refusal.rule
        self.remedies = refusal.remedies

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        return IllegalAction, (self.refusal,)


def problem_of(error: Exception) -> str:
    """Describe an exception caused by malformed data, for the end of a sentence."""
    return f"{error} is missing" if isinstance(error, KeyError) else f"{type(error).__name__} {error}"
