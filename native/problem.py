"""What cannot be compiled, said with file and line."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class NotCompilable(Exception):
    """Lines outside the dialect of the fast core; the message is one sentence for each."""


def problem_at(path: Path, node: ast.AST, sentence: str) -> NotCompilable:
    """The problem with the file and the line it is in."""
    inside = path.relative_to(ROOT) if path.is_relative_to(ROOT) else Path(path.name)
    return NotCompilable(f"{inside.as_posix()}:{getattr(node, 'lineno', 1)}: {sentence}")
