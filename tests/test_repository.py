"""Properties of the repository as a whole, and of `dev.py`."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def test_the_engine_imports_only_the_standard_library() -> None:
    """`import rondel` loads no third-party package."""
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


def test_ci_fails_if_checks_or_tests_fail(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """`.ci/run` runs `dev.py check`, then `dev.py test` in any case; it fails if either fails."""
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


def test_dev_prints_help() -> None:
    """Without a command it prints help; with an unknown one it exits with 2."""
    answer = subprocess.run([sys.executable, ROOT / "dev.py"], capture_output=True, text=True, check=False)
    assert answer.returncode == 0
    assert {"run", "test", "check", "native", "lock"} <= set(answer.stdout.split())
    wrong = subprocess.run([sys.executable, ROOT / "dev.py", "dance"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2


def test_a_missing_venv_module_names_the_package(tmp_path: Path) -> None:
    """Debian packages venv separately; the error names that package."""
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


def test_a_failing_check_is_reported_and_later_ones_still_run(capsys: pytest.CaptureFixture[str]) -> None:
    """The output of each check is printed as a block: stdout, stderr, and the result."""
    import dev

    row: dict[str, list[str | Path]] = {
        "red": [sys.executable, "-c", "import sys; print('found'); sys.exit('a mistake')"],
        "green": [sys.executable, "-c", "print('nothing found')"],
    }
    assert dev.run_row(row) == ["red"]
    red, green = re.fullmatch(r"(== red\n.*)\n(== green\n.*)\n", capsys.readouterr().out, re.DOTALL).groups()  # type: ignore[union-attr]
    assert re.fullmatch(r"== red\n(found\na mistake|a mistake\nfound)\n== red failed in [\d.]+ s\n", red)
    assert re.fullmatch(r"== green\nnothing found\n== green passed in [\d.]+ s\n", green)
