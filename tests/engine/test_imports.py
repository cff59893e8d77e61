"""Layering of the engine: all imports are at module level."""

import ast
from pathlib import Path

import rondel

ENGINE = Path(rondel.__file__).parent / "engine"


def test_imports_are_at_module_level() -> None:
    """Imports inside functions would hide circular imports from readers and from import-linter."""
    hidden = [
        f"{path.relative_to(ENGINE)}:{node.lineno}"
        for path in ENGINE.rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef))
        for node in ast.walk(function)
        if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    assert not hidden
