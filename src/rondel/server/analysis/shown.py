"""An analysis as it is shown: positions by their versions, actions in parts, sentences in the reader's language."""

from __future__ import annotations

from typing import Any

import msgspec

from rondel import languages
from rondel.analysis.review import Review
from rondel.analysis.turning_points import Because
from rondel.analysis.words import ReviewWords
from rondel.locales import text
from rondel.locales.game_words import Words
from rondel.server.analysis.hints import weighed
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.log import choice_of
from rondel.server.play.table import TableRow

FORMER = "—"  # the name of somebody who has deleted their data


def language_of(wanted: str) -> str:
    return languages.best([wanted]) or "en"


def shown_names(table: TableRow, language: str) -> list[str]:
    """The names on the seats, with a word for those who have none any more."""
    names = [seat.name or "" for seat in table.seats]
    former = text(language)("former-player")
    return [name.replace(FORMER, former, 1) if name.startswith(FORMER) else name for name in names]


def review_words(loaded: LoadedGame, language: str) -> ReviewWords:
    return ReviewWords(Words(loaded.game.edition, shown_names(loaded.table, language), language))


def shown_review(loaded: LoadedGame, content: str, language: str) -> dict[str, Any]:
    """What is kept of a review, with names and words; `at` becomes the version at which a reader looks."""
    data = msgspec.json.decode(content)
    names = shown_names(loaded.table, language)
    review = Review.from_dict({**data, "players": names})
    words = review_words(loaded, language)
    first = loaded.version - review.moves
    edition = loaded.table.edition
    return {
        "first": first,
        "effort": review.effort,
        "players": names,
        "chances": review.chances,
        "shares": review.shares,
        "turns": [{**turn.to_dict(), "at": first + turn.at} for turn in review.turns],
        "decisions": [{**each.to_dict(), "at": first + each.at} for each in review.decisions],
        "turning_points": [
            {
                **{name: getattr(point, name) for name in ("seat", "kind", "nation", "round", "action", "better")},
                **{name: getattr(point, name) for name in ("loss", "before", "after")},
                "at": first + point.at,
                "choice": choice_of(edition, point.action),
                "better_choice": choice_of(edition, point.better),
                "line": [
                    {"seat": move.seat, "action": move.action, "choice": choice_of(edition, move.action)}
                    for move in point.line
                ],
                "line_text": words.line(point.line),
                "reason": words.because(point.reason),
            }
            for point in review.turning_points
        ],
        "accuracy": review.accuracy,
        "summary": words.summary(review),
    }


def shown_explanation(loaded: LoadedGame, version: int, told: dict[str, Any], language: str) -> dict[str, Any]:
    """A position explained, with its actions in parts and its reason in words."""
    reason = told["reason"]
    because = None if reason is None else Because(reason["code"], reason["params"])
    return {
        **told,
        "version": version,
        "moves": weighed(loaded, told["moves"]),
        "reason": review_words(loaded, language).because(because),
    }
