"""`Solo` for a program in JavaScript (`web/src/solo/worker.ts`): texts in, texts out, and no exceptions in between."""

from __future__ import annotations

import msgspec

from rondel.solo.api import Solo
from rondel.solo.storage import GameNotLoaded

_json = msgspec.json.Encoder()


class Browser:
    """What the worker calls. An answer `{"wants": id}` asks for a game by `hold`; then the same is asked again."""

    def __init__(self, person: str | None = None) -> None:
        self._solo = Solo(person)

    def ask(self, method: str, target: str, body: str) -> str:
        """`{"status", "body"}`."""
        try:
            status, text = self._solo.handle(method, target, body)
        except GameNotLoaded as wanted:
            return _told(wants=wanted.game_id)
        return _told(status=status, body=text)

    def hold(self, game_id: str, text: str | None) -> None:
        self._solo.hold(game_id, text)

    def work(self, game_id: str) -> bool:
        return self._solo.work(game_id)

    def follow(self, target: str) -> str:
        """`{"number"}`, or `{"number": null}` where there is no such game."""
        try:
            return _told(number=self._solo.follow(target))
        except GameNotLoaded as wanted:
            return _told(wants=wanted.game_id)

    def leave(self, number: int) -> None:
        self._solo.leave(number)

    def news(self) -> str:
        """`[[number, name of the event, data], …]`."""
        return _json.encode(self._solo.news()).decode()

    def written(self) -> str:
        return self._solo.written()


def _told(**words: object) -> str:
    return _json.encode(words).decode()
