"""`rondel rules`: prints a rule by its number, or the rules in which a word occurs."""

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import rondel.rules as reference
from rondel.cli.choices import Lang, argument_help, language
from rondel.cli.problems import Refused
from rondel.locales import text


def rules(
    words: Annotated[list[str] | None, typer.Argument(metavar="[R8.7|WORD]", help=argument_help("rule"))] = None,
    lang: Lang = None,
) -> None:
    show_rules(" ".join(words or []), language(lang), Console(highlight=False, emoji=False))


def show_rules(wanted: str, lang: str, console: Console) -> None:
    """Prints the rule or chapter of this number, else the rules that have the words, else the chapters."""
    try:
        found = reference.look_up(wanted, lang)
    except reference.RuleError as refusal:
        raise Refused(str(refusal)) from refusal
    if not found:
        raise Refused(text(lang)("refused-no-rule", word=wanted))
    for rule in found:
        console.print(Text(f"{rule.number} {rule.title}".strip(), style="bold"))
        if wanted:
            console.print(Text(rule.plain))
            console.print()
