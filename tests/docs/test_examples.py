"""The Python blocks of the reference pages run in order, as one program per page, with the stated results."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from checks.reading import ROOT, Block, Repository

RESULT = re.compile(r"^\S.*?  # → (?P<value>.+)$")
# Each page with its minimum number of stated results.
PAGES = {"analysis": 3, "contract": 10, "fast": 15, "research": 8, "runs": 10}


@pytest.mark.parametrize("name", PAGES)
def test_python_blocks_give_the_stated_results(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line `expression  # → value` yields that value. `runs` writes files, so it uses an empty folder."""
    monkeypatch.chdir(tmp_path if name == "runs" else ROOT)
    path = f"docs/{name}.md"
    names: dict[str, Any] = {}
    assert sum(_run(path, block, names) for block in Repository().blocks(path, "python")) >= PAGES[name]


def _run(path: str, block: Block, names: dict[str, Any]) -> int:
    """Run a block statement by statement; return the number of results compared."""
    compared = 0
    lines = block.text.splitlines()
    for statement in ast.parse(block.text).body:
        promise = RESULT.match(lines[(statement.end_lineno or 1) - 1])
        if promise and isinstance(statement, ast.Expr):
            value = eval(compile(ast.Expression(statement.value), path, "eval"), names)
            where = f"{path}:{block.line + statement.lineno - 1}"
            assert value == ast.literal_eval(promise["value"]), f"{where}: {value!r}"
            compared += 1
        else:
            exec(compile(ast.Module([statement], []), path, "exec"), names)
    return compared
