"""Names that look alike: what is invisible, which letters are mixed, and the look of a name as text that compares.

Unicode has a list of confusable letters (UTS 39) with thousands of entries. Here letters of different scripts are not
mixed within a name, so only those few matter with which a whole name can be written that looks Latin.
"""

from __future__ import annotations

import unicodedata

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
