"""Quiet hours and the daily digest in the user's time zone."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from tests.server.notices.conftest import Club

from rondel.server.notify import NewNotice, add_notices
from rondel.server.notify.preferences import after_quiet, next_time

ROME, TOKYO, UTC = ZoneInfo("Europe/Rome"), ZoneInfo("Asia/Tokyo"), ZoneInfo("UTC")
NIGHT = (22 * 60, 7 * 60)


def _at(text: str, zone: ZoneInfo) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()


def test_quiet_hours_span_midnight(subtests: pytest.Subtests) -> None:
    """Notifications wait until the end of quiet hours."""
    for at, zone, notified in (
        ("2026-03-02 21:59", ROME, "2026-03-02 21:59"),
        ("2026-03-02 22:00", ROME, "2026-03-03 07:00"),
        ("2026-03-02 23:30", ROME, "2026-03-03 07:00"),
        ("2026-03-03 06:59", ROME, "2026-03-03 07:00"),
        ("2026-03-03 07:00", ROME, "2026-03-03 07:00"),
        ("2026-03-03 06:59", TOKYO, "2026-03-03 07:00"),
        # Daylight saving time changes in this night: the end is in local time.
        ("2026-03-28 23:00", ROME, "2026-03-29 07:00"),
        ("2026-10-24 23:00", ROME, "2026-10-25 07:00"),
    ):
        with subtests.test(at=at, zone=zone.key):
            assert after_quiet(_at(at, zone), *NIGHT, zone) == _at(notified, zone)


def test_quiet_hours_within_a_day_and_none() -> None:
    noon, day = _at("2026-03-02 12:00", ROME), (9 * 60, 17 * 60)
    assert after_quiet(noon, *day, ROME) == _at("2026-03-02 17:00", ROME)
    assert after_quiet(noon, *day, TOKYO) == noon, "it is evening in Tokyo"
    assert after_quiet(noon, None, None, ROME) == after_quiet(noon, 60, 60, ROME) == noon


def test_the_digest_is_sent_at_the_next_local_hour() -> None:
    assert next_time(_at("2026-03-02 07:59", ROME), 480, ROME) == _at("2026-03-02 08:00", ROME)
    assert next_time(_at("2026-03-02 08:00", ROME), 480, ROME) == _at("2026-03-03 08:00", ROME)
    assert next_time(_at("2026-03-28 12:00", ROME), 480, ROME) == _at("2026-03-29 08:00", ROME)


def test_quiet_hours_delay_a_notification(club: Club) -> None:
    """Quiet hours apply in the user's time zone, not the server's."""
    ada = club.member(mail=["mentioned"], quiet_from=NIGHT[0], quiet_until=NIGHT[1], zone="Asia/Tokyo")
    evening = _at("2030-03-02 22:30", TOKYO)
    _notify(club, ada.id, "a", evening)
    club.poll(evening + 1)
    club.poll(_at("2030-03-03 06:59", TOKYO))
    assert club.sent(ada) == []
    assert ada.get("/api/me/notices")["unread"] == 1, "the list in the page is not affected"
    club.poll(_at("2030-03-03 07:01", TOKYO))
    assert len(club.sent(ada)) == 1


def test_the_digest_has_every_event_once(club: Club) -> None:
    """Notifications already read in the page are omitted."""
    ada = club.member(mail=["mentioned"], digest=8, zone="Europe/Rome")
    morning = _at("2030-05-02 09:00", ROME)
    for number, name in enumerate(("Bruno", "Carla")):
        _notify(club, ada.id, f"digest {name}", morning + number, name=name)
    club.poll(morning + 60)
    club.poll(_at("2030-05-03 07:59", ROME))
    assert club.sent(ada) == []
    for _ in range(2):
        club.poll(_at("2030-05-03 08:01", ROME))
        club.restart()
    (mail,) = club.mails(ada)
    body = mail.get_body(("plain",))
    assert body is not None
    assert mail["Subject"] == "2 Neuigkeiten von deinen Tischen"
    assert all(name in body.get_content() for name in ("Bruno", "Carla"))
    _notify(club, ada.id, "digest seen", _at("2030-05-03 10:00", ROME))
    club.poll(_at("2030-05-03 10:01", ROME))
    ada.post("/api/me/notices/seen", {"until": ada.get("/api/me/notices")["notices"][0]["id"]})
    club.poll(_at("2030-05-04 08:01", ROME))
    assert len(club.sent(ada)) == 1


def _notify(club: Club, user_id: int, key: str, at: float, name: str = "Bruno") -> None:
    async def add() -> None:
        async with club.services.store.write() as connection:
            notice = NewNotice(kind="mentioned", user_id=user_id, key=key, params={"by": name, "text": "hello"})
            await add_notices(connection, notice, at=at)

    club.server.run(add())
