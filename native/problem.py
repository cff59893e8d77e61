"""Compile errors with file and line."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class DialectError(Exception):
    """Code outside the dialect of the fast core; the message has one sentence per problem."""


def problem_at(path: Path, node: ast.AST, sentence: str) -> DialectError:
    """Return a `DialectError` with the file and line of the node."""
    inside = path.relative_to(ROOT) if path.is_relative_to(ROOT) else Path(path.name)
    return DialectError(f"{inside.as_posix()}:{getattr(node, 'lineno', 1)}: {sentence}")
