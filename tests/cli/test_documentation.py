"""docs/command-line.md is complete and true."""

import re
import shlex
from pathlib import Path

import click
import pytest
import typer

from rondel.cli.application import app

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "command-line.md").read_text("utf-8")


def _commands() -> dict[str, click.Command]:
    group = typer.main.get_command(app)
    assert isinstance(group, click.Group) or hasattr(group, "commands")
    return dict(group.commands)


def test_every_command_and_every_option_is_documented() -> None:
    """An undocumented option fails here."""
    documented = set(re.findall(r"--?[a-z][a-z-]*", PAGE))
    for name, command in _commands().items():
        assert f"`rondel {name}" in PAGE, name
        options = [option for parameter in command.params for option in parameter.opts if option.startswith("-")]
        assert [option for option in options if option not in documented and option != "--lang"] == [], name


def test_no_option_is_invented() -> None:
    """What the page calls an option exists in some command."""
    known = {"--help", "--lang"}
    for command in _commands().values():
        for each in [command, *getattr(command, "commands", {}).values()]:
            known |= {option for parameter in each.params for option in parameter.opts}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", PAGE)) - known == set()


@pytest.mark.parametrize(
    "line", [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.strip().splitlines()]
)
def test_examples_can_be_read(line: str) -> None:
    """The command line of every example is understood (nothing is run)."""
    words = shlex.split(line, comments=True)
    assert words[0] == "rondel"
    command = _commands()[words[1]]
    command.make_context(words[1], words[2:], resilient_parsing=False)
