"""The rules reference, rule by rule, in every language of the program.

`rule("R8.7")`, `rules("de")`, `search("convoy")`. The texts are the Markdown files docs/rules*.md;
a wheel carries them as rondel/rules/<tag>.md. What a translation lacks is given in its fallback, English.
"""

from rondel.rules.reference import (
    LANGUAGES,
    Rule,
    RuleError,
    UnknownLanguageError,
    UnknownRuleError,
    chapter,
    introduction,
    look_up,
    nearest,
    rule,
    rules,
    search,
)

__all__ = [
    "LANGUAGES",
    "Rule",
    "RuleError",
    "UnknownLanguageError",
    "UnknownRuleError",
    "chapter",
    "introduction",
    "look_up",
    "nearest",
    "rule",
    "rules",
    "search",
]
