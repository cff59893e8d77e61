"""Constants of modules: evaluated, and inlined into every use as plain numbers in C."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from pathlib import Path

from native.problem import problem_at

Number = int | float

_BINARY: Mapping[type[ast.operator], Callable[[Number, Number], Number]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}
_UNARY: Mapping[type[ast.unaryop], Callable[[Number], Number]] = {
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,  # type: ignore[dict-item]
}
# The limit of a C int on every platform; larger constants get an LL suffix.
_PLAIN = 2**31
_WIDEST = 2**63


def number_of(node: ast.expr, known: Mapping[str, Number]) -> Number | None:
    """Return the value of an expression of numbers and known constants; None for other expressions."""
    try:
        return _number_of(node, known)
    except (TypeError, ValueError, ArithmeticError):
        return None


def _number_of(node: ast.expr, known: Mapping[str, Number]) -> Number | None:
    match node:
        case ast.Constant(value=bool()):
            return None
        case ast.Constant(value=int() | float() as value):
            return value
        case ast.Name(id=name):
            return known.get(name)
        case ast.UnaryOp(op=op, operand=operand) if type(op) in _UNARY:
            inner = _number_of(operand, known)
            return None if inner is None else _UNARY[type(op)](inner)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            first, second = _number_of(left, known), _number_of(right, known)
            return None if first is None or second is None else _BINARY[type(op)](first, second)
    return None


def is_constant_name(name: str) -> bool:
    """Return whether a name is in capitals, like `MOST_SEATS`."""
    return name.upper() == name and name.lstrip("_")[:1].isalpha()


def constants_of(path: Path, tree: ast.Module, known: Mapping[str, Number]) -> dict[str, Number]:
    """Return the constants that a module defines."""
    found: dict[str, Number] = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_constant_name(name):
                number = number_of(value, {**known, **found})
                if number is None:
                    raise problem_at(path, node, f"{name} is not a number that can be evaluated at compile time.")
                if name in found or name in known:
                    raise problem_at(path, node, f"There is a second {name}; names are unique over the whole unit.")
                if isinstance(number, int) and abs(number) >= _WIDEST:
                    raise problem_at(path, node, f"{name} does not fit into 64 bits.")
                found[name] = number
    return found


class Folding(ast.NodeTransformer):
    """Replaces names of constants, and expressions made only of them, by numbers."""

    def __init__(self, known: Mapping[str, Number]) -> None:
        self.known = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._folded(node) if isinstance(node.ctx, ast.Load) else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        folded = self._folded(node)
        return self.generic_visit(node) if folded is node else folded

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        folded = self._folded(node)
        return self.generic_visit(node) if folded is node else folded

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return self._folded(node)

    def _folded(self, node: ast.expr) -> ast.expr:
        number = number_of(node, self.known)
        return node if number is None else ast.copy_location(literal(number), node)


def literal(number: Number) -> ast.expr:
    """Return the number as an expression."""
    return ast.UnaryOp(ast.USub(), ast.Constant(-number)) if number < 0 else ast.Constant(number)


class Widening(ast.NodeTransformer):
    """Adds an LL suffix to integers beyond 32 bits, as Cython requires; the last step before writing."""

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        value = node.value
        wide = isinstance(value, int) and value >= _PLAIN
        return ast.copy_location(ast.Name(f"{value!r}LL", ast.Load()), node) if wide else node
