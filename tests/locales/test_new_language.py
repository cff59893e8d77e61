"""A fifth language is a new folder: made by a command in a copy, spoken where it has words, English where not."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.locales.catalogues import COMPLETE, FILES, patterns
from tests.server.postgres import free_port
from translating import glossary

from rondel.languages import languages

ROOT = Path(__file__).parents[2]
Run = Callable[..., str]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program and its rules, without what is built."""
    root = tmp_path_factory.mktemp("copy")
    without = shutil.ignore_patterns("static", "__pycache__", "*.jpg", "boards")
    shutil.copytree(ROOT / "src" / "rondel", root / "src" / "rondel", ignore=without)
    shutil.copytree(ROOT / "docs", root / "docs", ignore=without)
    return root


@pytest.fixture(scope="module")
def run(copy: Path) -> Run:
    """Runs Python in the copy; what it prints."""

    def run(*words: str, lang: str = "C.UTF-8", status: int = 0) -> str:
        home = f"{copy / 'src'}{os.pathsep}{ROOT}"
        environment = {**os.environ, "PYTHONPATH": home, "LC_ALL": lang, "COLUMNS": "200"}
        done = subprocess.run(
            [sys.executable, *words], cwd=copy, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == status, done.stderr
        return done.stdout + done.stderr

    return run


@pytest.fixture(scope="module")
def portuguese(copy: Path, run: Run) -> Path:
    """The files of Brazilian Portuguese; what the command said is kept beside them."""
    said = run("-m", "translating", "--root", str(copy), "pt-BR", "Português")
    folder = copy / "src" / "rondel" / "locales" / "pt-BR"
    (copy / "said").write_text(said, encoding="utf-8")
    return folder


def test_the_command_makes_all_files_and_counts_what_is_missing(copy: Path, portuguese: Path) -> None:
    assert {path.name for path in portuguese.iterdir()} == {*FILES, "language.toml", "checks.toml"}
    said = (copy / "said").read_text(encoding="utf-8")
    assert "Português (pt-BR), a draft" in said
    for file in FILES:
        if file != "forms.ftl":
            assert f"0 of {len(patterns('en', file)):>4}" in said
    assert "docs/rules.pt-BR.md: 0 of" in said
    assert "missing: R1, R1.1" in said
    assert "What is missing is shown in English." in said


def test_what_exists_is_left_alone(copy: Path, portuguese: Path, run: Run) -> None:
    file = portuguese / "bots.ftl"
    before = file.read_text(encoding="utf-8")
    file.write_text("bot-easy = Fácil\n", encoding="utf-8")
    said = run("-m", "translating", "--root", str(copy), "pt-BR", "Português")
    assert "made" not in said
    assert "1 of" in said
    assert file.read_text(encoding="utf-8") == "bot-easy = Fácil\n"
    file.write_text(before, encoding="utf-8")


@pytest.mark.parametrize("wrong", ["../en", "Portuguese", "p", "pt_BR"])
def test_a_wrong_tag_is_refused(copy: Path, run: Run, wrong: str) -> None:
    said = run("-m", "translating", "--root", str(copy), wrong, "Português", status=1)
    assert "is not a language tag" in said


def test_the_program_starts_in_the_new_language_with_english_as_fallback(portuguese: Path, run: Run) -> None:
    names = portuguese / "names.ftl"
    translated = names.read_text(encoding="utf-8").replace("# space-taxation = Taxation", "space-taxation = Impostos")
    names.write_text(translated, encoding="utf-8")
    say = "from rondel.locales import text; say = text('pt-BR'); print(say('space-taxation'), say('space-factory'))"
    assert run("-c", say).split() == ["Impostos", "Factory"]
    english = run("-m", "rondel.cli", "editions", lang="en_US.UTF-8")
    for asked in ([], ["--lang", "pt-BR"], ["--lang", "pt_br"]):
        assert run("-m", "rondel.cli", "editions", *asked, lang="pt_BR.UTF-8") == english
    assert "en, de, it, pl, pt-BR" in run("-m", "rondel.cli", "rules", "R8", "--lang", "xx", lang="C", status=1)


def test_rules_that_are_translated_stand_among_english_ones(copy: Path, portuguese: Path, run: Run) -> None:
    (copy / "docs" / "rules.pt-BR.md").write_text("## R1 Peças\n\nTudo.\n", encoding="utf-8")
    said = run("-m", "rondel.cli", "rules", "R1", "--lang", "pt-BR")
    assert "Peças" in said
    assert "Six nations" in said


def test_the_server_serves_the_new_language(copy: Path, portuguese: Path) -> None:
    port = free_port()
    words = ["-m", "rondel.cli", "serve", "--port", str(port), "--no-browser", "--database", f"sqlite:///{copy}/games"]
    server = subprocess.Popen([sys.executable, *words], cwd=copy, env={**os.environ, "PYTHONPATH": str(copy / "src")})
    try:
        known = answer(f"http://127.0.0.1:{port}/api/catalogue", server)["languages"]
        rules = answer(f"http://127.0.0.1:{port}/api/rules?lang=pt-BR", server)
    finally:
        server.terminate()
        server.wait()
    assert known == [*languages(), "pt-BR"]
    assert "Six nations" in [each["title"] for each in rules]


def answer(address: str, server: subprocess.Popen[bytes]) -> Any:
    """What the server says, as soon as it says something."""
    while server.poll() is None:
        try:
            with urllib.request.urlopen(address) as said:
                return json.load(said)
        except ConnectionError:
            time.sleep(0.1)
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionError):
                raise
            time.sleep(0.1)
    raise AssertionError("The server has stopped.")


def test_the_glossary_for_readers_is_what_the_command_writes() -> None:
    written = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert written == glossary.page(ROOT, {tag: languages()[tag].name for tag in COMPLETE})
