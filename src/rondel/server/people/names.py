"""Names people give to themselves and their tables: any language, one line, nothing invisible."""

from __future__ import annotations

import unicodedata

from rondel.server.errors import bad
from rondel.server.storage.look_alikes import (
    SELECTORS,
    has_mixed_scripts,
    has_piled_marks,
    is_invisible,
    skeleton_of,
)

LONGEST_NAME = 30
LONGEST_SEAT_NAME = 40  # a name, perhaps with a number behind it
LONGEST_TABLE_NAME = 50
LONGEST_CHAT = 500
LONGEST_ACCOUNT = 80


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """The name without surplus spaces, or a refusal. HTML is only text here and is never interpreted."""
    name = " ".join(_printable(text).split())
    if not 1 <= len(name) <= longest:
        raise bad("name", f"A name has 1 to {longest} visible characters.", longest=longest)
    return name


def own_name(text: str, longest: int = LONGEST_NAME) -> str:
    """The name somebody gives to themselves: clean, and with nothing in it that only pretends to be another name."""
    shown = "".join(character for character in unicodedata.normalize("NFC", text) if character not in SELECTORS)
    name = clean_name(shown, longest)
    if any(is_invisible(character) for character in shown) or has_piled_marks(shown):
        raise bad("name_letters", "A name has only letters that can be seen.")
    if has_mixed_scripts(shown):
        raise bad("name_scripts", "A name is written in the letters of one alphabet.")
    if not skeleton_of(name):
        raise bad("name_letters", "A name has only letters that can be seen.")
    return name


def clean_chat(text: str) -> str:
    lines = [" ".join(_printable(line).split()) for line in text.split("\n")]
    said = "\n".join(lines).strip()
    if not 1 <= len(said) <= LONGEST_CHAT:
        raise bad("chat", f"A message has 1 to {LONGEST_CHAT} characters.", longest=LONGEST_CHAT)
    return said


def account_of(name: str) -> str:
    """What makes two account names the same: neither case nor compatible characters tell them apart."""
    # PostgreSQL keeps no NUL, so no account has one: whoever asks for it is told that there is no such account.
    return unicodedata.normalize("NFKC", name).casefold().replace("\x00", "\ufffd")


def new_account(name: str) -> str:
    """The account of a clean name, or a refusal: some characters stand for many (NFKC), too many to be kept."""
    account = account_of(name)
    if len(account) > LONGEST_ACCOUNT:
        raise bad("name", "This name is too long once its characters are written out.", longest=LONGEST_NAME)
    return account


def _printable(text: str) -> str:
    # Control, format, surrogate and private characters; line breaks become spaces in names.
    return "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
