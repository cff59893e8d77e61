"""Persons: who is asking, and the names people give to themselves and their tables."""

from __future__ import annotations

import hashlib
import unicodedata

import msgspec

from rondel.table.errors import bad

SESSION_COOKIE = "rondel_session"
CSRF_COOKIE = "csrftoken"
ADDRESS_RETENTION_SECONDS = 7 * 86_400  # how long it is known where somebody came from


class Visitor(msgspec.Struct, frozen=True):
    """A person known to the server: a guest or the owner of an account."""

    id: int
    name: str
    guest: bool
    admin: bool
    by_token: bool = False
    key: str = ""  # the digest of the secret they came with
    banned_until: float = 0.0
    banned_why: str = ""
    muted_until: float = 0.0


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


# The name of somebody who is gone, in no language: clients say "former player". Nobody can choose it, for it has no
# letters.
DELETED_USER = "—"
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


def account_key(name: str) -> str:
    """What makes two account names the same: neither case nor compatible characters tell them apart."""
    # PostgreSQL keeps no NUL, so no account has one: whoever asks for it is told that there is no such account.
    return unicodedata.normalize("NFKC", name).casefold().replace("\x00", "\ufffd")


def new_account(name: str) -> str:
    """The account of a clean name, or a refusal: some characters stand for many (NFKC), too many to be kept."""
    account = account_key(name)
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


# Letters without any ink, beside those of category C (control, format, unassigned).
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# How a preceding character is drawn (in color, as text); without a meaning of their own.
SELECTORS = frozenset(map(chr, range(0xFE00, 0xFE10)))
MOST_MARKS = 2  # one above another; more of them run over the neighboring lines

# Latin, and the letters of other scripts that look like it. Upper case and lower case are told apart: only the upper
# case of some looks Latin. Each line: what it looks like, then everything that looks so.
_ALIKE = """
a аɑα
b ЬƄ
c сϲⅽᴄ
d ԁⅾ
e еҽ℮
g ɡց
h һհ
i іɩιı
j јϳ
k κкᴋ
l I1|ІΙӀӏǀ∣Ɩᛁⅼ
n ոռ
o о0οσօᴏ
p рρ
q ԛգ
r гᴦ
s ѕꜱ
t тτᴛ
u υսᴜ
v νѵᴠⅴ
w ѡԝᴡա
x хχ×ⅹ
y уγүү
z ᴢ
A АΑᎪ
B ВΒᏴ
C СϹᏟ
E ЕΕᎬ
G ԌᏀ
H НΗᎻ
J ЈᎫ
K КΚᏦ
M МΜᎷ
N ΝՆ
O ОΟՕ
P РΡᏢ
Q Ԛ
S ЅՏᏚ
T ТΤᎢ
U ՍԱ
V ѴᏙ
W ԜᎳ
X ХΧ
Y ҮΥ
Z ΖᏃ
æ ӕ
ß β
"""
_LOOKS = {letter: line[0] for line in _ALIKE.strip().splitlines() for letter in line[2:]}
# Two letters that are taken for one.
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
# Scripts that are written together with Latin letters in ordinary names.
_EAST_ASIAN = frozenset(("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"))
_SHAPES = frozenset(("FULLWIDTH", "HALFWIDTH", "MATHEMATICAL", "CIRCLED", "SQUARED", "SUPERSCRIPT", "SUBSCRIPT"))


def is_invisible(character: str) -> bool:
    """Nothing is drawn for it: it can only tell apart what looks the same."""
    return character in INVISIBLE or (not character.isspace() and unicodedata.category(character).startswith("C"))


def has_piled_marks(name: str) -> bool:
    """Accents piled upon each other, which hide other people's lines."""
    pile = 0
    for character in unicodedata.normalize("NFD", name):
        pile = pile + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if pile > MOST_MARKS:
            return True
    return False


def has_mixed_scripts(name: str) -> bool:
    """Letters of different alphabets in one name, as a Cyrillic o among Latin letters."""
    found = {_script(character) for character in unicodedata.normalize("NFKC", name) if character.isalpha()}
    found.discard("")
    if found & _EAST_ASIAN:
        found = (found - _EAST_ASIAN - {"LATIN"}) | {"CJK"}
    return len(found) > 1


def _script(letter: str) -> str:
    words = unicodedata.name(letter, "").split()
    return "" if not words or words[0] in _SHAPES or words[0] == "MODIFIER" else words[0]


def skeleton_of(name: str) -> str:
    """The look of a name: two names with the same skeleton cannot be told apart by a hasty reader."""
    drawn = "".join(
        _LOOKS.get(character, character)
        for character in unicodedata.normalize("NFKC", name)
        if character not in SELECTORS and not is_invisible(character)
    )
    # Again, for the lower case of a letter may look Latin where its upper case did not.
    folded = "".join(_LOOKS.get(character, character) for character in drawn.casefold())
    for pair, letter in _PAIRS:
        folded = folded.replace(pair, letter)
    # Points, dashes and spaces do not tell names apart.
    return "".join(
        character
        for character in unicodedata.normalize("NFKC", folded)
        if unicodedata.category(character)[0] not in "PZ"
    )[:150]
