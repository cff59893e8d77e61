"""Atom and JSON feeds of a table: its log as translated text, newest first.

Delayed spectators get the delayed game (see play/delayed.py).
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import NamedTuple
from xml.etree import ElementTree as ET

import msgspec

import rondel
from rondel.locales import has, text
from rondel.locales.game_text import GameText
from rondel.table.loaded import LoadedGame
from rondel.table.log import LogEntry

ATOM = "http://www.w3.org/2005/Atom"
MOST_ENTRIES = 40


class Entry(NamedTuple):
    """A feed entry: one move with text, time and URL."""

    id: str
    title: str
    lines: list[str]
    at: float
    url: str


class Feed(NamedTuple):
    title: str
    id: str
    page: str
    address: str
    language: str
    updated: float
    entries: list[Entry]


def table_feed(loaded: LoadedGame, site: str, address: str, language: str) -> Feed:
    """Return the feed of the latest moves, as far as the reader may see them."""
    table = loaded.table
    names = [seat.name or "" for seat in table.seats]
    game_text = GameText(rondel.edition(table.edition), names, language)
    page = f"{site}/t/{table.id}"
    entries = []
    for line in reversed(loaded.log[-MOST_ENTRIES:]):
        if sentences := _sentences(line, game_text):
            url = f"{page}?at={line.version}"
            entries.append(Entry(f"{page}#{line.version}", sentences[0], sentences, line.at, url))
    updated = loaded.log[-1].at if loaded.log else table.created
    title = text(language)("feed-table", table=table.name)
    return Feed(title, page, page, address, language, updated, entries)


def _sentences(line: LogEntry, game_text: GameText) -> list[str]:
    """Return a sentence for each event that has a translation."""
    found = []
    for event in msgspec.json.decode(line.events):
        if has(f"event-{event['event']}"):
            found.append(str(game_text.event(event)))
    return found


def tag(feed: Feed) -> str:
    """Return the ETag of a feed."""
    return f'"{hashlib.sha256(msgspec.json.encode(feed)).hexdigest()[:20]}"'


def atom(feed: Feed) -> bytes:
    ET.register_namespace("", ATOM)
    root = ET.Element(f"{{{ATOM}}}feed", {"{http://www.w3.org/XML/1998/namespace}lang": feed.language})
    _add(root, "id", feed.id)
    _add(root, "title", feed.title)
    _add(root, "updated", _moment(feed.updated))
    _add(root, "link", rel="alternate", type="text/html", href=feed.page)
    _add(root, "link", rel="self", type="application/atom+xml", href=feed.address)
    _add(_add(root, "author"), "name", "Rondel")
    for each in feed.entries:
        entry = _add(root, "entry")
        _add(entry, "id", each.id)
        _add(entry, "title", each.title)
        _add(entry, "updated", _moment(each.at))
        _add(entry, "link", rel="alternate", type="text/html", href=each.url)
        _add(entry, "content", "\n".join(each.lines), type="text")
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))


def json_feed(feed: Feed) -> bytes:
    return msgspec.json.encode(
        {
            "version": "https://jsonfeed.org/version/1.1",
            "title": feed.title,
            "home_page_url": feed.page,
            "feed_url": feed.address,
            "language": feed.language,
            "items": [
                {
                    "id": each.id,
                    "url": each.url,
                    "title": each.title,
                    "content_text": "\n".join(each.lines),
                    "date_published": _moment(each.at),
                }
                for each in feed.entries
            ],
        }
    )


def _add(parent: ET.Element, name: str, content: str | None = None, **values: str) -> ET.Element:
    child = ET.SubElement(parent, f"{{{ATOM}}}{name}", values)
    child.text = (
        None if content is None else "".join(letter for letter in content if letter.isprintable() or letter == "\n")
    )
    return child


def _moment(at: float) -> str:
    return datetime.fromtimestamp(round(at), UTC).isoformat()
