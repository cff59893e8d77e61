"""Creation of the files of a new language, with every English text as a comment, ready to be translated."""

from __future__ import annotations

import re
from pathlib import Path

TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")

LANGUAGE = """\
name = "{name}"
# Texts may still be missing; remove this line when `python3 dev.py language {tag}` reports nothing.
draft = true
# If needed: fallback = "pt-PT", direction = "rtl", also = ["zh-CN"], keep_with_next = ["a", "w"].
"""

CHECKS = """\
# Expectations of the checks for this language, not used at runtime; see docs/translating.md.

# Words that are the same in English; $ stands for a variable.
shared = []

# Forms required of every nation in forms.ftl, and nations whose name is never inflected.
every_nation = []
unchanged = []

# Discouraged words (regular expressions), and the words of the rulebook.
[instead]

# Exceptions: message keys, and expressions above that are allowed in the rules.
[elsewhere]
keys = []
rules = []

# Stems of glossary words (regular expressions); every match in a text must be listed as a form.
[stems]

# Sample sentences with typical pitfalls: article, case, number, preposition. Names are given by key.
# [[sentences]]
# key = 'refusal-no_fleet'
# params = {{ nation = 'imperial_2030-nation-usa', place = 'imperial-region-baltic_sea' }}
# says = "The United States has no fleet in the Baltic Sea."

# Glossary words to be marked in a text, or in the message with a key.
# [[marked]]
# key = 'lesson-growth-done'
# terms = ['treasury', 'cash', 'home_province']
"""


def make(root: Path, tag: str, name: str) -> list[Path]:
    """Create the missing files of a language; existing files are left unchanged."""
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
    """Return a catalog with every message commented out; untranslated messages are shown in English."""
    lines = [line if not line or line.startswith("#") else f"# {line}" for line in english.splitlines()]
    return "\n".join(lines) + "\n"
