"""Adding a language: a command creates its folder, and missing texts fall back to English."""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from checks.messages import catalog, files
from checks.reading import ROOT, Repository
from translating.__main__ import main

from rondel.languages import languages

# Queries the copy in one process: catalogs, command line with different locales, and server.
ASK = """
import asyncio, json, os, sys
import httpx
from typer.testing import CliRunner
from rondel.cli.application import app
from rondel.locales import text
from rondel.server.app import application
from rondel.server.config import Settings

def rondel(*words, lang):
    done = CliRunner(env={"LC_ALL": lang, "COLUMNS": "200"}).invoke(app, words)
    return done.output + str(done.exception or "")

async def asked(*paths):
    server = application(Settings(database="sqlite:///" + os.path.join(os.getcwd(), "games.sqlite3")))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://127.0.0.1") as client:
        return [(await client.get(path)).json() for path in paths]

say = text("pt-BR")
catalogue, rules = asyncio.run(asked("/api/catalogue", "/api/rules?lang=pt-BR"))
print(json.dumps({
    "said": [say("space-taxation"), say("space-factory")],
    "english": rondel("editions", lang="en_US.UTF-8"),
    "editions": [rondel("editions", *tag, lang="pt_BR") for tag in ((), ("--lang", "pt-BR"), ("--lang", "pt_br"))],
    "rule": rondel("rules", "R1", "--lang", "pt-BR", lang="C"),
    "unknown": rondel("rules", "R8", "--lang", "xx", lang="C"),
    "languages": catalogue["languages"],
    "titles": [each["title"] for each in rules],
}))
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of what the command reads: the English catalogs and rules."""
    shutil.copytree(ROOT / "src" / "rondel" / "locales" / "en", _folder(tmp_path, "en"))
    (tmp_path / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "rules.md", tmp_path / "docs")
    return tmp_path


def _folder(root: Path, tag: str) -> Path:
    return root / "src" / "rondel" / "locales" / tag


def _command(root: Path, tag: str, name: str = "Português", status: int = 0) -> str:
    """Run `dev.py language` on another folder; return its output."""
    told = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
        patch.setattr(sys, "argv", ["language", "--root", str(root), tag, name])
        assert main() == status
    return told.getvalue()


def test_the_command_creates_all_files_and_counts_missing_texts(root: Path) -> None:
    said, repo = _command(root, "pt-BR"), Repository()
    assert {path.name for path in _folder(root, "pt-BR").iterdir()} == {*files(repo), "language.toml", "checks.toml"}
    assert "Português (pt-BR), a draft" in said
    for file in files(repo):
        if file != "forms.ftl":
            assert f"0 of {len(catalog(repo, 'en', file).messages):>4}" in said
    assert "docs/rules.pt-BR.md: 0 of" in said
    assert "missing: R1, R1.1" in said
    assert "Missing texts are shown in English." in said


def test_existing_files_are_left_unchanged(root: Path) -> None:
    _command(root, "pt-BR")
    file = _folder(root, "pt-BR") / "bots.ftl"
    file.write_text("bot-easy = Fácil\n", encoding="utf-8")
    said = _command(root, "pt-BR")
    assert "made" not in said
    assert "1 of" in said
    assert file.read_text(encoding="utf-8") == "bot-easy = Fácil\n"


def test_invalid_tags_are_refused(root: Path, subtests: pytest.Subtests) -> None:
    for wrong in ("../en", "Portuguese", "p", "pt_BR"):
        with subtests.test(tag=wrong):
            assert "is not a language tag" in _command(root, wrong, status=1)


def test_a_new_language_works_with_english_as_fallback(tmp_path: Path) -> None:
    """Catalogs, command line, rules and server of a copy with a few Portuguese texts."""
    without = shutil.ignore_patterns("static", "__pycache__", "*.jpg", "boards")
    shutil.copytree(ROOT / "src" / "rondel", tmp_path / "src" / "rondel", ignore=without)
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=without)
    _command(tmp_path, "pt-BR")
    names = _folder(tmp_path, "pt-BR") / "names.ftl"
    translated = names.read_text(encoding="utf-8").replace("# space-taxation = Taxation", "space-taxation = Impostos")
    names.write_text(translated, encoding="utf-8")
    (tmp_path / "docs" / "rules.pt-BR.md").write_text("## R1 Peças\n\nTudo.\n", encoding="utf-8")

    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", ASK], cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout.splitlines()[-1])
    assert answer["said"] == ["Impostos", "Factory"]
    assert answer["editions"] == [answer["english"]] * 3
    assert "Imperial 2030" in answer["english"]
    assert "Peças" in answer["rule"]
    assert "Six nations" in answer["rule"]
    assert "en, de, it, pl, pt-BR" in answer["unknown"]
    assert answer["languages"] == [*languages(), "pt-BR"]
    assert {"Peças", "Six nations"} <= set(answer["titles"])
