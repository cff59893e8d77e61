"""The engine's modules stand above one another: what one needs is imported at its top, never in a function."""

import ast
from pathlib import Path

import rondel

ENGINE = Path(rondel.__file__).parent / "engine"


def test_nothing_is_imported_inside_a_function() -> None:
    """Issue 11: an import inside a function hides a circle from readers and from import-linter."""
    hidden = [
        f"{path.relative_to(ENGINE)}:{node.lineno}"
        for path in ENGINE.rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef))
        for node in ast.walk(function)
        if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    assert not hidden
