"""What a filter of the lobby may say."""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

import rondel
from rondel.server.errors import bad
from rondel.server.http.wire.lobby import TableFilter
from rondel.server.http.wire.tables import Tag

LONGEST_TEXT = 60
STATES, PACES = ("open", "running"), ("live", "fast", "slow")
TAGS: tuple[Tag, ...] = get_args(Tag)


def checked_filter(wanted: TableFilter) -> TableFilter:
    """The filter if it can be used: a word that means nothing is refused, not ignored."""
    allowed: dict[str, Collection[str]] = {
        "state": STATES,
        "edition": tuple(rondel.editions()),
        "pace": PACES,
        "tag": TAGS,
    }
    for name, values in allowed.items():
        value = getattr(wanted, name)
        if value is not None and value not in values:
            raise bad("filter", f"The filter has a wrong {name}.", field=name)
    if wanted.players is not None and not 2 <= wanted.players <= 6:
        raise bad("filter", "The filter has a wrong players.", field="players")
    if wanted.text is not None and len(wanted.text) > LONGEST_TEXT:
        raise bad("filter", "The filter has a wrong text.", field="text")
    return wanted
