"""The README is true: its Python example runs, its commands exist."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def _blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


def test_the_python_example_runs_and_prints_scores_and_winners() -> None:
    """The example plays a whole game and prints what it says."""
    (example,) = _blocks("python")
    output = io.StringIO()
    with redirect_stdout(output):
        exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] \[\d(, \d)*\]\n", output.getvalue())


def test_the_example_is_five_lines_long() -> None:
    """A newcomer reads it in one breath."""
    (example,) = _blocks("python")
    assert len([line for line in example.splitlines() if line.strip()]) == 5


def test_every_command_shown_exists() -> None:
    """What stands behind `dev.py` and `rondel` in the README is a command of theirs."""
    import dev

    from rondel.cli.application import app

    known = {command.name for command in app.registered_commands}
    shown = re.findall(r"dev\.py (\w+)(?: (\w+))?", "\n".join(_blocks("sh")))
    assert shown
    for word, command in shown:
        assert word in dev.__doc__
        assert not command or command in known


def test_every_path_in_the_table_exists() -> None:
    """Nobody is sent to a folder that is not there."""
    table = README.partition("## Where things are")[2].partition("\n## ")[0]
    paths = re.findall(r"`([\w./]+)`", "\n".join(line.split("|")[1] for line in table.splitlines() if "|" in line))
    assert len(paths) > 8
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_notice_names_the_designer_and_the_publishers() -> None:
    """Rondel is unofficial and says so."""
    notice = README.partition("## Unofficial")[2]
    for name in ("unofficial", "Mac Gerdts", "PD-Verlag", "eggertspiele"):
        assert name in notice
