"""Emails about turns, and their unsubscribe links."""

from __future__ import annotations

import tomllib
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from sqlalchemy import select
from tests.server.clients import Member, client
from tests.server.notices.conftest import Club

import rondel
from rondel.server.notify import picture
from rondel.server.storage.models import notice_preferences

PALETTE = Path(__file__).parents[3] / "maps" / "palette.toml"


def _mail(club: Club) -> tuple[EmailMessage, Member, str]:
    """Return an email about a turn, its recipient and the game."""
    ada, bruno = club.member(), club.member()
    game = club.table(ada, bruno, pace="slow", name="Sonntag & <Freunde>")
    first = club.decider(game, ada, bruno)
    club.poll(club.touched(game) + 10)
    (mail,) = club.mails(first)
    return mail, first, game


def _token(mail: EmailMessage) -> str:
    link: str = mail["List-Unsubscribe"].strip("<>")
    assert link.startswith("https://games.example.org/unsubscribe?token=")
    return parse_qs(urlsplit(link).query)["token"][0]


def _one_click(program: httpx.Client, token: str) -> httpx.Response:
    """Unsubscribe as an email client does (RFC 8058), without cookies or login."""
    return program.post("/unsubscribe", params={"token": token}, data={"List-Unsubscribe": "One-Click"})


@pytest.mark.usefixtures("pictures")
def test_an_email_has_the_decision_a_picture_and_a_link_in_the_users_language(club: Club) -> None:
    """Text and HTML parts with an embedded picture and a link; no external resources."""
    mail, _, game = _mail(club)
    plain, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert plain is not None
    assert html is not None
    text, page = plain.get_content(), html.get_content()
    assert mail["Subject"] == "Du bist am Zug · Sonntag & <Freunde>"
    assert "Österreich-Ungarn: Rondellfeld wählen." in text
    assert "Österreich-Ungarn: Rondellfeld wählen." in page
    assert f"https://games.example.org/t/{game}" in text
    assert f'href="https://games.example.org/t/{game}"' in page
    assert "Sonntag &amp; &lt;Freunde&gt;" in page
    assert 'lang="de"' in page
    assert 'src="cid:position"' in page
    assert "http" not in page.replace("https://games.example.org/", ""), "nothing is fetched from anywhere"
    (image,) = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    assert image.get_content().startswith(b"\x89PNG")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_one_click_unsubscribes_without_login(club: Club) -> None:
    mail, first, _ = _mail(club)
    program = client(club.server.address)
    for _ in range(2):
        response = _one_click(program, _token(mail))
        assert response.json() == {"name": first.name, "kind": "your_turn"}
    chosen = first.get("/api/me/notices/choices")["choices"]
    assert "your_turn" not in chosen["mail"]
    assert "game_ended" in chosen["mail"], "everything else stays as it was"


def test_forged_unsubscribe_links_are_refused_and_get_changes_nothing(club: Club) -> None:
    """Forged links are refused with a sentence."""
    mail, _, _ = _mail(club)
    token, other = _token(mail), club.member()
    user, kind, signed = token.split(".")
    before = club.rows(select(notice_preferences).order_by(notice_preferences.c.user_id))
    altered = [
        f"{other.id}.{kind}.{signed}",
        f"{user}.all.{signed}",
        f"{user}.{kind}.{'A' * len(signed)}",
        f"{user}.{kind}.",
        f"{user}.{kind}.ü",
        token[:-2],
        token + "A",
        "",
        ".",
        "ü.ü.ü",
    ]
    program = client(club.server.address)
    for wrong in altered:
        response = _one_click(program, wrong)
        assert (response.status_code, response.json()["error"]["code"]) == (403, "unsubscribe"), wrong
    program.get("/unsubscribe", params={"token": token})
    assert club.rows(select(notice_preferences).order_by(notice_preferences.c.user_id)) == before


def test_invalid_settings_are_refused_and_change_nothing(club: Club) -> None:
    ada = club.member()
    good = ada.get("/api/me/notices/choices")["choices"]
    for wrong, code in (
        ({"zone": "Europe/Atlantis"}, "time_zone"),
        ({"zone": "../../etc/passwd"}, "time_zone"),
        ({"quiet_from": 60}, "quiet_hours"),
        ({"delay": -1}, "bad_request"),
        ({"quiet_from": 1440, "quiet_until": 0}, "bad_request"),
        ({"digest": 24}, "bad_request"),
        ({"webhooks": {"x": []}}, "not_found"),
    ):
        response = ada.http.put("/api/me/notices/choices", json={**good, **wrong})
        assert response.json()["error"]["code"] == code, (wrong, response.text)
    assert ada.get("/api/me/notices/choices")["choices"] == good


def test_email_is_opt_in(club: Club) -> None:
    """Emails require a confirmed address and a setting."""
    ada = Member(club.server.address)
    result = ada.get("/api/me/notices/choices")
    assert (result["choices"]["mail"], result["mail"], result["chosen"]) == ([], "unconfirmed", False)
    assert result["choices"]["page"] == result["kinds"]


@pytest.mark.parametrize("edition", rondel.editions())
def test_the_picture_shows_the_view_of_the_seat(edition: str, folder: Path) -> None:
    """The picture shows only pieces and flags, so hidden cash does not affect it."""
    game = rondel.new_game(edition, ["Ada", "Bruno", "Carla"], seed=1)
    drawn = picture.picture(folder, game, 0)
    assert drawn is not None
    assert drawn.startswith(b"\x89PNG")
    assert picture.picture(folder, game, None) == drawn


def test_the_colors_match_the_boards() -> None:
    palette = tomllib.loads(PALETTE.read_text())
    for style, colors in picture.STYLES.items():
        assert colors.items() <= palette["theme"][style]["light"].items()
        assert picture.LANDS[style] == {hue: each["land"][style][0] for hue, each in palette["hue"].items()}
    assert {hue: each["unit"][0] for hue, each in palette["hue"].items()} == picture.UNITS
    assert [palette["pieces"][name][0] for name in ("works", "shipyard")] == [picture.FACTORY, picture.SHIPYARD]
