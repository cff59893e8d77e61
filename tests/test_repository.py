"""What must hold for the repository as a whole."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def test_the_engine_imports_nothing_but_the_standard_library() -> None:
    """`import rondel` loads no package from outside the standard library."""
    script = (
        "import sys, rondel; rondel.new_game('imperial', players=3);"
        "print([n for n in sys.modules if n.partition('.')[0] not in sys.stdlib_module_names | {'rondel', '__main__'}])"
    )
    answer = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); {script}",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.strip() == "[]"


def test_ci_checks_and_tests_and_fails_if_either_does(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """`.ci/run` runs `dev.py check`, then `dev.py test` whatever the first said, and pytest has the last word."""
    script = tmp_path / ".ci" / "run"
    script.parent.mkdir()
    shutil.copy(ROOT / ".ci" / "run", script)
    for checked, tested, code in ((0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 5, 5)):
        with subtests.test(checked=checked, tested=tested):
            (tmp_path / "dev.py").write_text(
                f"import sys; print(*sys.argv[1:]); sys.exit({{'check': {checked}, 'test': {tested}}}[sys.argv[1]])"
            )
            answer = subprocess.run([script], capture_output=True, text=True, check=False)
            assert answer.stdout.split() == ["check", "test"]
            assert answer.returncode == code


def test_dev_says_what_it_can_do() -> None:
    """Without a command it explains itself; with a wrong one it exits 2."""
    answer = subprocess.run([sys.executable, ROOT / "dev.py"], capture_output=True, text=True, check=False)
    assert answer.returncode == 0
    assert {"run", "test", "check", "native", "lock"} <= set(answer.stdout.split())
    wrong = subprocess.run([sys.executable, ROOT / "dev.py", "dance"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2


def test_a_python_without_venv_is_told_what_to_install(tmp_path: Path) -> None:
    """Debian parts venv from Python; the sentence names the package."""
    script = (
        "import sys; sys.modules['ensurepip'] = None; sys.path.insert(0, sys.argv[1]); import dev, pathlib;"
        "dev.VENV = pathlib.Path(sys.argv[2]); dev.make_environment()"
    )
    answer = subprocess.run(
        [sys.executable, "-c", script, ROOT, tmp_path / "venv"], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 1
    assert "apt-get install -y python3-venv" in answer.stderr
    assert not (tmp_path / "venv").exists()


def test_a_check_that_fails_is_named_and_those_after_it_still_run(capsys: pytest.CaptureFixture[str]) -> None:
    """Each is shown in one piece, whatever runs beside it: what it said, on either stream, and how it ended."""
    import dev

    row: dict[str, list[str | Path]] = {
        "red": [sys.executable, "-c", "import sys; print('found'); sys.exit('a mistake')"],
        "green": [sys.executable, "-c", "print('nothing found')"],
    }
    assert dev.run_row(row) == ["red"]
    red, green = re.fullmatch(r"(== red\n.*)\n(== green\n.*)\n", capsys.readouterr().out, re.DOTALL).groups()  # type: ignore[union-attr]
    assert re.fullmatch(r"== red\n(found\na mistake|a mistake\nfound)\n== red failed in [\d.]+ s\n", red)
    assert re.fullmatch(r"== green\nnothing found\n== green passed in [\d.]+ s\n", green)
