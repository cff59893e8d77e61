"""`rondel analyze`: reviews in the terminal, as a page and as JSON, and explained positions."""

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import rondel
from rondel.analysis.review import Review, review
from rondel.locales import LANGUAGES

Run = Callable[..., "CompletedProcess[str]"]
RECORD = Path(__file__).parents[1] / "bots" / "lost_endings" / "imperial-1.rondel"
LOW = ("--effort", "0.05")


@pytest.fixture(scope="session")
def late() -> str:
    """Return a record of the last moves of a game that its loser ended; it starts mid-game."""
    record = rondel.Record.loads(RECORD.read_text("utf-8"))
    game = rondel.Game.from_json(rondel.replay(record, until=440).to_json())
    for seat, text in record.moves[440:]:
        game.play(text, seat)
    return game.record().dumps().replace("Player 1", "<b>Ada</b> & Co")


@pytest.fixture
def file(late: str, tmp_path: Path) -> str:
    (tmp_path / "late.rondel").write_text(late, "utf-8")
    return "late.rondel"


def test_the_review_names_the_winner_and_the_turning_points(run: Run, file: str) -> None:
    shown = " ".join(run("analyze", file, *LOW).stdout.split())
    assert "won with a score of 113, 2 ahead of Player 2" in shown
    assert "1. Round 19, move 8: Germany, Player 2 “Taxation” was played: chance to win 0 %." in shown
    assert "What would probably have followed: Germany (Player 2):" in shown


def test_json_is_the_review(run: Run, file: str, late: str, tmp_path: Path) -> None:
    result = json.loads(run("analyze", file, "--json", "-", *LOW).stdout)
    assert Review.from_dict(result) == review(rondel.Record.loads(late), effort=0.05)
    assert result["chances"][-1] == [1, 0, 0, 0]
    assert run("analyze", file, "--json", "out.json", *LOW).returncode == 0
    assert json.loads((tmp_path / "out.json").read_text("utf-8")) == result


def test_the_british_spelling_is_a_hidden_alias(run: Run, file: str) -> None:
    assert run("analyse", file, *LOW).stdout == run("analyze", file, *LOW).stdout
    shown = run("--help").stdout
    assert " analyze " in shown
    assert "analyse" not in shown


class Seen(HTMLParser):
    """Collects the elements of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "input", "path"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(run: Run, file: str, tmp_path: Path, lang: str) -> None:
    answer = run("analyze", file, "--report", "page.html", "--lang", lang, *LOW)
    assert answer.returncode == 0
    assert "review-" not in answer.stdout
    html = (tmp_path / "page.html").read_text("utf-8")
    page = Seen()
    page.feed(html)
    assert page.open == []
    assert not [tag for tag, attrs in page.tags if attrs.get("src") or tag == "link"]
    assert all((attrs["href"] or "").startswith("#point-") for tag, attrs in page.tags if tag == "a")
    assert ("html", {"lang": lang}) in page.tags
    ids = {attrs.get("id") for _, attrs in page.tags}
    assert {attrs["href"] for tag, attrs in page.tags if tag == "a"} <= {f"#{id}" for id in ids}
    assert "<b>Ada" not in html
    assert "&lt;b&gt;Ada&lt;/b&gt; &amp; Co" in html
    assert not re.search(
        r"\b(?:review|story|because|explain)-[a-z]+\b", re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)
    )
    data = re.search(r'id="data">(.*?)</script>', html)
    assert data
    moments = json.loads(data[1])
    assert len(moments["chances"]) == len(moments["moments"]) == 10
    assert moments["chances"][-1] == [1000, 0, 0, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [(), ("--plain",)])
def test_a_position_is_explained_in_every_language(run: Run, lang: str, words: tuple[str, ...]) -> None:
    answer = run("analyze", str(RECORD), "--at", "448", "--lang", lang, *LOW, *words)
    assert answer.returncode == 0
    assert "explain-" not in answer.stdout
    assert "{" not in answer.stdout


def test_the_explanation_names_threats_and_moves(run: Run) -> None:
    shown = run("analyze", str(RECORD), "--at", "448", *LOW).stdout
    assert "Germany (Player 2) could tax and end the game; Player 1 would win." in shown
    assert "Best for Germany, Player 2" in shown
    assert "1. Taxation" not in shown
    result = json.loads(run("analyze", str(RECORD), "--at", "449", "--json", "-").stdout)
    assert result["over"]
    assert result["moves"] == []


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["nowhere.rondel"], 1, "There is no file nowhere.rondel"),
        ([str(RECORD), "--at", "999"], 1, "999"),
        ([str(RECORD), "--at", "3", "--report", "page.html"], 1, "--report is about the whole game"),
        ([str(RECORD), "--report", "missing/page.html"], 1, "missing/page.html"),
        ([str(RECORD), "--effort", "0"], 2, "--effort"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(run: Run, words: list[str], code: int, message: str) -> None:
    answer = run("analyze", *words)
    assert answer.returncode == code
    assert message in answer.stderr


def test_a_record_that_cannot_be_played_names_its_line(run: Run, tmp_path: Path, late: str) -> None:
    (tmp_path / "bad.rondel").write_text(late + "0 rondel factory\n", "utf-8")
    answer = run("analyze", "bad.rondel", *LOW)
    assert answer.returncode == 1
    assert "the game is over" in answer.stderr
