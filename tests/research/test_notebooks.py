"""The notebooks in examples/ run from the first to the last cell with the documented results."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def _run(name: str) -> tuple[dict[str, Any], list[Any]]:
    """Run every code cell; return the namespace and the value of each cell."""
    notebook = json.loads((EXAMPLES / name).read_text("utf-8"))
    assert notebook["nbformat"] == 4
    space: dict[str, Any] = {"__name__": "__main__"}
    shown = []
    for number, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]), f"{name}[{number}]")
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, f"{name}[{number}]", "exec"), space)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), f"{name}[{number}]", "eval"), space))
            repr(shown[-1])
    return space, shown


def test_the_quick_start_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Match, words, PettingZoo, Gymnasium and a text agent each play to the end."""
    monkeypatch.chdir(tmp_path)
    space, shown = _run("environments.ipynb")
    assert len(shown) == 7
    assert sum(space["rewards"]) == pytest.approx(0)
    assert len(space["earned"]) == 3
    assert sum(space["earned"].values()) == pytest.approx(0)
    assert space["decisions"] > 3
    assert shown[-1] == "rondel taxation"


def test_the_dataset_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """30 games give 30 rows, greedy wins most of them, and samples have a row per move."""
    monkeypatch.chdir(tmp_path)
    space, _ = _run("dataset.ipynb")
    assert space["games"].height == 30
    best = space["table"].row(0, named=True)
    assert best["bots"] == "greedy"
    assert best["share"] > 0.5
    assert space["picture"]._repr_svg_().count("<rect") == 20
    assert len(space["seen"]) == len(space["actions"]) == len(space["movers"])


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda file: file.name)
def test_notebooks_have_no_stored_outputs(file: Path) -> None:
    """Stored outputs would become outdated."""
    cells = json.loads(file.read_text("utf-8"))["cells"]
    assert all(not cell.get("outputs") and cell.get("execution_count") is None for cell in cells)
