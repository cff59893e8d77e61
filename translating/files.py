"""Makes the files of a new language: every English text stands in them as a comment, ready to be translated."""

from __future__ import annotations

import re
from pathlib import Path

TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")

LANGUAGE = """\
name = "{name}"
# Texts may still be missing; take this line away when `python3 dev.py language {tag}` finds nothing more.
draft = true
# Where needed: fallback = "pt-PT", direction = "rtl", also = ["zh-CN"], keep_with_next = ["a", "w"].
"""

CHECKS = """\
# What the tests expect of this language; the program itself does not read it. docs/translating.md explains it.

# Words that are the same in English; $ stands for a variable.
shared = []

# Forms that forms.ftl gives for every nation, and nations whose name never changes.
every_nation = []
unchanged = []

# Words that translators reach for (regular expressions), and what the rulebook says instead.
[instead]

# Where these words mean something else: keys of messages, and expressions above that the rules may use.
[elsewhere]
keys = []
rules = []

# How words of the glossary begin and go on in running text; whatever fits must be listed as a form.
[stems]

# Sentences with what easily goes wrong: article, case, number, preposition. Names are given by their keys.
# [[sentences]]
# key = 'refusal-no_fleet'
# params = {{ nation = 'imperial_2030-nation-usa', place = 'imperial-region-baltic_sea' }}
# says = "The United States has no fleet in the Baltic Sea."

# Which words of the glossary are marked in a text, or in the message of a key.
# [[marked]]
# key = 'lesson-growth-done'
# terms = ['treasury', 'cash', 'home_province']
"""


def make(root: Path, tag: str, name: str) -> list[Path]:
    """The files of a new language; nothing that exists is touched."""
    if not TAG.fullmatch(tag):
        raise ValueError(f"{tag!r} is not a language tag; examples: fr, pt-BR, zh-Hans.")
    locales = root / "src" / "rondel" / "locales"
    texts = {
        "language.toml": LANGUAGE.format(tag=tag, name=name),
        "checks.toml": CHECKS.replace("{{", "{").replace("}}", "}"),
    }
    for source in sorted((locales / "en").glob("*.ftl")):
        texts[source.name] = template(source.read_text(encoding="utf-8"))
    made = []
    for file, text in texts.items():
        path = locales / tag / file
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            made.append(path)
    return made


def template(english: str) -> str:
    """A catalogue in which every message is a comment: what is not translated yet stays English on the screen."""
    lines = [line if not line or line.startswith("#") else f"# {line}" for line in english.splitlines()]
    return "\n".join(lines) + "\n"
