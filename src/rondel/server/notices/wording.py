"""What a notice says, in the person's language."""

from __future__ import annotations

import msgspec

from rondel.languages import FALLBACK
from rondel.locales import LANGUAGES, has, text
from rondel.server.config import Settings


class Told(msgspec.Struct, kw_only=True):
    """Something to tell; `snapshot` is the position it is about, as the database has it."""

    kind: str
    params: dict[str, str | int]
    game_id: str | None = None
    table: str = ""
    snapshot: str | None = None


def _language(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else FALLBACK


def title_of(told: Told, language: str) -> str:
    """`Your turn · Sunday`."""
    title = text(_language(language))(f"notice-kind-{told.kind}")
    about = told.table or str(told.params.get("tournament", ""))
    return f"{title} · {about}" if about else title


def sentence_of(told: Told, language: str) -> str:
    """What happened, in one sentence."""
    params: dict[str, object] = {
        "by": "",
        "name": "",
        "text": "",
        "tournament": "",
        "round": 0,
        "minutes": 0,
        "hours": 0,
        **told.params,
    }
    params["table"] = told.table
    return text(_language(language))(_sentence_key(told), **params)


def _sentence_key(told: Told) -> str:
    if told.kind == "mentioned" and not told.params.get("text"):
        return "notice-whispered"
    if told.kind == "clock_low" and told.params.get("hours"):
        return "notice-clock_low-hours"
    return f"notice-{told.kind}"


def question_of(told: Told, language: str) -> str | None:
    """`Italy: choose a rondel space`; None if nothing is asked."""
    key, lang = f"notice-question-{told.params.get('decision', '')}", _language(language)
    nation = f"{told.params.get('edition', '')}-nation-{told.params.get('nation', '')}"
    if not has(key, lang) or not has(nation, lang):
        return None
    say = text(lang)
    return say("notice-question", nation=say(nation), question=say(key))


def short_text(told: Told, language: str) -> str:
    """For devices and webhooks."""
    said, question = sentence_of(told, language), question_of(told, language)
    return f"{said} {question}" if question else said


def table_address(settings: Settings, game_id: str | None) -> str:
    """Where the table is opened, or the lobby."""
    return f"{settings.public_url}/t/{game_id}" if game_id else f"{settings.public_url}/"
