"""Visitors, and validation of the names and messages people enter."""

from __future__ import annotations

import hashlib
import unicodedata

import msgspec

from rondel.table.errors import bad

SESSION_COOKIE = "rondel_session"
CSRF_COOKIE = "csrftoken"
ADDRESS_RETENTION_SECONDS = 7 * 86_400  # how long IP addresses are stored


class Visitor(msgspec.Struct, frozen=True):
    """An authenticated person: a guest or the owner of an account."""

    id: int
    name: str
    guest: bool
    admin: bool
    by_token: bool = False
    key: str = ""  # digest of the session secret or token
    banned_until: float = 0.0
    banned_why: str = ""
    muted_until: float = 0.0


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


# Stored name of deleted users; clients translate it. Nobody can choose it, because it has no letters.
DELETED_USER = "—"
LONGEST_NAME = 30
LONGEST_SEAT_NAME = 40  # a name with an optional number appended
LONGEST_TABLE_NAME = 50
LONGEST_CHAT = 500
LONGEST_ACCOUNT = 80


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """Normalize the spaces of a name, or refuse it. HTML needs no escaping, because names are never interpreted."""
    name = " ".join(_printable(text).split())
    if not 1 <= len(name) <= longest:
        raise bad("name", f"A name has 1 to {longest} visible characters.", longest=longest)
    return name


def own_name(text: str, longest: int = LONGEST_NAME) -> str:
    """Validate a name that a person chose: also refuses invisible characters and mixed scripts."""
    shown = "".join(character for character in unicodedata.normalize("NFC", text) if character not in SELECTORS)
    name = clean_name(shown, longest)
    if any(is_invisible(character) for character in shown) or has_stacked_marks(shown):
        raise bad("name_letters", "A name may contain only visible characters.")
    if has_mixed_scripts(shown):
        raise bad("name_scripts", "A name is written in the letters of one alphabet.")
    if not skeleton_of(name):
        raise bad("name_letters", "A name may contain only visible characters.")
    return name


def clean_chat(text: str) -> str:
    lines = [" ".join(_printable(line).split()) for line in text.split("\n")]
    message = "\n".join(lines).strip()
    if not 1 <= len(message) <= LONGEST_CHAT:
        raise bad("chat", f"A message has 1 to {LONGEST_CHAT} characters.", longest=LONGEST_CHAT)
    return message


def account_key(name: str) -> str:
    """Return the unique key of an account name, which ignores case and compatibility characters."""
    # PostgreSQL cannot store NUL; the replacement matches no account.
    return unicodedata.normalize("NFKC", name).casefold().replace("\x00", "\ufffd")


def new_account(name: str) -> str:
    """Return the account key of a clean name; refuse it if NFKC expands it beyond the limit."""
    account = account_key(name)
    if len(account) > LONGEST_ACCOUNT:
        raise bad("name", "This name is too long after Unicode normalization.", longest=LONGEST_NAME)
    return account


def _printable(text: str) -> str:
    # Removes control, format, surrogate and private-use characters; line breaks in names become spaces.
    return "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )


# Invisible characters in addition to category C (control, format, unassigned).
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Variation selectors: they only choose the style of the preceding character.
SELECTORS = frozenset(map(chr, range(0xFE00, 0xFE10)))
MOST_MARKS = 2  # stacked combining marks; more of them overlap neighboring lines

# Confusables: a Latin letter and the characters of other scripts that look like it. Case matters, because some
# letters look Latin only in upper case.
_CONFUSABLES = """
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
_LOOKS = {letter: line[0] for line in _CONFUSABLES.strip().splitlines() for letter in line[2:]}
# Pairs of letters that look like one letter.
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
# Scripts that are commonly mixed with Latin letters in names.
_EAST_ASIAN = frozenset(("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"))
_SHAPES = frozenset(("FULLWIDTH", "HALFWIDTH", "MATHEMATICAL", "CIRCLED", "SQUARED", "SUPERSCRIPT", "SUBSCRIPT"))


def is_invisible(character: str) -> bool:
    """Return whether a character is invisible; it could distinguish names that look the same."""
    return character in INVISIBLE or (not character.isspace() and unicodedata.category(character).startswith("C"))


def has_stacked_marks(name: str) -> bool:
    """Return whether a name has too many stacked combining marks, which could cover other lines."""
    pile = 0
    for character in unicodedata.normalize("NFD", name):
        pile = pile + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if pile > MOST_MARKS:
            return True
    return False


def has_mixed_scripts(name: str) -> bool:
    """Return whether a name mixes scripts, such as a Cyrillic o among Latin letters."""
    found = {_script(character) for character in unicodedata.normalize("NFKC", name) if character.isalpha()}
    found.discard("")
    if found & _EAST_ASIAN:
        found = (found - _EAST_ASIAN - {"LATIN"}) | {"CJK"}
    return len(found) > 1


def _script(letter: str) -> str:
    words = unicodedata.name(letter, "").split()
    return "" if not words or words[0] in _SHAPES or words[0] == "MODIFIER" else words[0]


def skeleton_of(name: str) -> str:
    """Return the confusable skeleton of a name: names with the same skeleton look alike."""
    drawn = "".join(
        _LOOKS.get(character, character)
        for character in unicodedata.normalize("NFKC", name)
        if character not in SELECTORS and not is_invisible(character)
    )
    # Again, because a letter may look Latin only in lower case.
    folded = "".join(_LOOKS.get(character, character) for character in drawn.casefold())
    for pair, letter in _PAIRS:
        folded = folded.replace(pair, letter)
    # Punctuation and spaces do not distinguish names.
    return "".join(
        character
        for character in unicodedata.normalize("NFKC", folded)
        if unicodedata.category(character)[0] not in "PZ"
    )[:150]
