"""Rules reference, rule by rule, in all languages: `rule("R8.7")`, `rules("de")`, `search("convoy")`.

The texts are the Markdown files docs/rules*.md, in a wheel rondel/rules/<tag>.md. Missing translations fall back to
English.
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
