"""JavaScript interface of `Solo` for `web/src/solo/worker.ts`: strings only, and no exceptions."""

from __future__ import annotations

import msgspec

from rondel.solo.api import Solo
from rondel.solo.storage import GameNotLoaded

_json = msgspec.json.Encoder()


class Browser:
    """Called by the worker. After a response `{"wants": id}` it loads the game with `load` and repeats the call."""

    def __init__(self, person: str | None = None) -> None:
        self._solo = Solo(person)

    def request(self, method: str, target: str, body: str) -> str:
        """Return `{"status", "body"}`."""
        try:
            status, text = self._solo.handle(method, target, body)
        except GameNotLoaded as wanted:
            return _json_object(wants=wanted.game_id)
        return _json_object(status=status, body=text)

    def load(self, game_id: str, text: str | None) -> None:
        self._solo.load(game_id, text)

    def play_next(self, game_id: str) -> bool:
        return self._solo.play_next(game_id)

    def subscribe(self, target: str) -> str:
        """Return `{"number"}`, or `{"number": null}` if there is no such game."""
        try:
            return _json_object(number=self._solo.subscribe(target))
        except GameNotLoaded as wanted:
            return _json_object(wants=wanted.game_id)

    def unsubscribe(self, number: int) -> None:
        self._solo.unsubscribe(number)

    def take_events(self) -> str:
        """Return `[[subscription, event name, data], …]`."""
        return _json.encode(self._solo.take_events()).decode()

    def take_changes(self) -> str:
        return self._solo.take_changes()


def _json_object(**members: object) -> str:
    return _json.encode(members).decode()
