"""The dialect of the fast core: which functions become C functions, and the type of every name in them.

A function annotated only with int, float, bool, Ints, Floats, Bytes and None is a C function. Each of its expressions
has one of these types; anything outside the dialect is rejected with a message.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from native.problem import problem_at

C_TYPES = ("int", "float", "bool", "Ints", "Floats", "Bytes")
_NUMBERS = ("int", "float", "bool")
_ELEMENTS = {"Ints": "int", "Floats": "float", "Bytes": "int"}
_WHOLE = (ast.LShift, ast.RShift, ast.BitOr, ast.BitAnd, ast.BitXor)
# Result types of built-in functions on numbers; empty: the type of the arguments.
_BUILT_IN = {
    "min": (2, ""),
    "max": (2, ""),
    "abs": (1, ""),
    "int": (1, "int"),
    "float": (1, "float"),
    "bool": (1, "bool"),
}
# Functions of the math module with the same name in C.
MATH = ("exp", "log", "sqrt")


@dataclass(frozen=True)
class Signature:
    """The argument types and the result type (None for no result) of a C function."""

    arguments: tuple[str, ...]
    result: str | None


def signature_of(function: ast.FunctionDef) -> Signature | None:
    """Return the signature of a C function; None for a function that stays Python."""
    arguments = function.args
    if arguments.vararg or arguments.kwarg or function.decorator_list:
        return None
    types = [_name(each.annotation) for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    result = function.returns
    nothing = isinstance(result, ast.Constant) and result.value is None
    if any(each not in C_TYPES for each in types) or not (nothing or _name(result) in C_TYPES):
        return None
    return Signature(tuple(types), None if nothing else _name(result))


def _name(node: ast.expr | None) -> str:
    return node.id if isinstance(node, ast.Name) else ""


class CFunction:
    """Type-checks one C function whose constants are already folded; `locals` maps local names to types."""

    def __init__(self, path: Path, function: ast.FunctionDef, known: Mapping[str, Signature]) -> None:
        self.path = path
        self.function = function
        self.known = known
        signature = known[function.name]
        arguments = function.args
        if arguments.defaults or arguments.kwonlyargs or arguments.posonlyargs:
            self._refuse(function, f"{function.name} is a C function: plain arguments only, without default values.")
        self.result = signature.result
        self.arguments = dict(zip((each.arg for each in arguments.args), signature.arguments, strict=True))
        self.locals: dict[str, str] = {}
        body = function.body
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:] or [ast.Pass()]
        self.body = body
        self._block(body)

    def _refuse(self, node: ast.AST, sentence: str) -> NoReturn:
        raise problem_at(self.path, node, sentence)

    # Statements

    def _block(self, statements: list[ast.stmt]) -> None:
        for each in statements:
            self._statement(each)

    def _statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Pass() | ast.Break() | ast.Continue():
                pass
            case ast.Expr(value=ast.Call() as call):
                self._call(call)
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self._assign(target, self._type(value))
            case ast.AnnAssign(target=ast.Name(id=name) as target, annotation=annotation, value=value):
                if _name(annotation) not in C_TYPES:
                    self._refuse(node, f"{name} is annotated with a type that does not exist in C.")
                self._assign(target, _name(annotation))
                if value is not None:
                    self._assign(target, self._type(value))
            case ast.AugAssign(target=target, op=op, value=value):
                result = self._operation(node, self._type(_loaded(target)), op, self._type(value))
                self._assign(target, result)
            case ast.If(test=test, body=body, orelse=orelse) | ast.While(test=test, body=body, orelse=orelse):
                self._number(test)
                self._block(body)
                self._block(orelse)
            case ast.For(target=ast.Name() as target, iter=ast.Call(func=ast.Name(id="range")) as call):
                self._range(call)
                self._assign(target, "int")
                self._block(node.body)
                self._block(node.orelse)
            case ast.Return(value=value):
                self._return(node, value)
            case _:
                self._refuse(node, f"{_source_line(node)} is not in the dialect of C functions.")

    def _assign(self, target: ast.expr, value: str) -> None:
        match target:
            case ast.Name(id=name) if name in self.arguments:
                self._fits(target, value, self.arguments[name], name)
            case ast.Name(id=name):
                before = self.locals.setdefault(name, value)
                self._fits(target, value, before, name)
            case ast.Subscript():
                self._fits(target, value, self._type(_loaded(target)), ast.unparse(target))
            case _:
                self._refuse(target, f"{ast.unparse(target)} cannot be assigned to in a C function.")

    def _fits(self, node: ast.AST, value: str, wanted: str, name: str) -> None:
        wider = (value, wanted) in (("bool", "int"), ("int", "float"), ("bool", "float"))
        if value != wanted and not wider:
            self._refuse(node, f"{name} is {_a(wanted)} and is given {_a(value)}.")

    def _range(self, call: ast.Call) -> None:
        if not 1 <= len(call.args) <= 3 or call.keywords:
            self._refuse(call, "range takes one to three numbers.")
        for each in call.args:
            self._fits(call, self._type(each), "int", "The bound of a range")
        if len(call.args) == 3 and not isinstance(ast.literal_eval(call.args[2]), int):
            self._refuse(call, "The step of a range must be a literal number.")

    def _return(self, node: ast.Return, value: ast.expr | None) -> None:
        if value is None or self.result is None:
            if value is not None or self.result is not None:
                self._refuse(node, "The return value does not match the function's annotation.")
        else:
            self._fits(node, self._type(value), self.result, "The result")

    # Expressions

    def _number(self, node: ast.expr) -> str:
        found = self._type(node)
        if found not in _NUMBERS:
            self._refuse(node, f"{ast.unparse(node)} is not a number.")
        return found

    def _type(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=bool()):
                return "bool"
            case ast.Constant(value=int()):
                return "int"
            case ast.Constant(value=float()):
                return "float"
            case ast.Name(id=name):
                found = self.arguments.get(name) or self.locals.get(name)
                if found is None:
                    self._refuse(node, f"{name} has no value here.")
                return str(found)
            case ast.Subscript(value=value, slice=index):
                return self._item(node, self._type(value), index)
            case ast.BinOp(left=left, op=op, right=right):
                if isinstance(op, ast.LShift) and isinstance(left, ast.Constant):
                    self._refuse(node, f"{ast.unparse(node)} would have 32 bits on some machines: write bit(…).")
                return self._operation(node, self._number(left), op, self._number(right))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                self._number(operand)
                return "bool"
            case ast.UnaryOp(op=op, operand=operand):
                found = self._number(operand)
                if isinstance(op, ast.Invert) and found == "float":
                    self._refuse(node, "~ requires an integer.")
                return "int" if found == "bool" else found
            case ast.Compare(left=left, ops=[ast.In() | ast.NotIn()], comparators=[ast.Tuple(elts=members)]):
                for each in (left, *members):
                    self._fits(node, self._type(each), "int", ast.unparse(each))
                return "bool"
            case ast.Compare(left=left, ops=ops, comparators=others):
                if not all(isinstance(op, ast.Eq | ast.NotEq | ast.Lt | ast.LtE | ast.Gt | ast.GtE) for op in ops):
                    self._refuse(node, f"{ast.unparse(node)} does not compare numbers.")
                for each in (left, *others):
                    self._number(each)
                return "bool"
            case ast.BoolOp(values=values):
                return _common([self._number(each) for each in values])
            case ast.IfExp(test=test, body=body, orelse=orelse):
                self._number(test)
                return self._either(node, self._type(body), self._type(orelse))
            case ast.Call():
                found = self._call(node)
                if found is None:
                    self._refuse(node, f"{ast.unparse(node.func)} returns nothing.")
                return str(found)
        self._refuse(node, f"{_source_line(node)} is not in the dialect of C functions.")
        return ""

    def _either(self, node: ast.expr, first: str, second: str) -> str:
        if first == second:
            return first
        if first not in _NUMBERS or second not in _NUMBERS:
            self._refuse(node, f"{ast.unparse(node)} is {_a(first)} or {_a(second)}.")
        return _common([first, second])

    def _item(self, node: ast.expr, array: str, index: ast.expr) -> str:
        if array not in _ELEMENTS:
            self._refuse(node, f"{ast.unparse(node)} indexes something that is not an array.")
        if (
            isinstance(index, ast.UnaryOp)
            and isinstance(index.op, ast.USub)
            and isinstance(index.operand, ast.Constant)
        ):
            self._refuse(node, f"{ast.unparse(node)}: there are no negative indices in C.")
        self._fits(index, self._type(index), "int", f"The index of {ast.unparse(node)}")
        return _ELEMENTS[array]

    def _operation(self, node: ast.AST, left: str, op: ast.operator, right: str) -> str:
        if isinstance(op, ast.Pow | ast.MatMult):
            self._refuse(node, "Powers are not in the dialect of C functions.")
        if isinstance(op, _WHOLE) and "float" in (left, right):
            self._refuse(node, "Shifts and bit operations require integers.")
        if isinstance(op, ast.BitOr | ast.BitAnd | ast.BitXor) and left == right == "bool":
            return "bool"
        return "float" if isinstance(op, ast.Div) or "float" in (left, right) else "int"

    def _call(self, node: ast.Call) -> str | None:
        name = _name(node.func)
        given = [self._type(each) for each in node.args]
        if node.keywords or any(isinstance(each, ast.Starred) for each in node.args):
            self._refuse(node, f"{name} is called with keywords; C functions take plain arguments.")
        if name in self.known:
            signature = self.known[name]
            if len(given) != len(signature.arguments):
                self._refuse(node, f"{name} takes {len(signature.arguments)} arguments and is given {len(given)}.")
            for number, (value, wanted) in enumerate(zip(given, signature.arguments, strict=True), 1):
                self._fits(node, value, wanted, f"Argument {number} of {name}")
            return signature.result
        if name in MATH and given == ["float"]:
            return "float"
        if name not in _BUILT_IN:
            self._refuse(node, f"{ast.unparse(node.func)} is not a C function.")
        count, result = _BUILT_IN[name]
        if len(given) != count or any(each not in _NUMBERS for each in given):
            self._refuse(node, f"{name} takes {count} number{'s' * (count > 1)} in a C function.")
        return result or _common([*given, "int"] if name == "abs" else given)


def _common(types: list[str]) -> str:
    return max(types, key=("bool", "int", "float").index)


def _loaded(target: ast.expr) -> ast.expr:
    """Return an assignment target as an expression to read."""
    if isinstance(target, ast.Name):
        return ast.copy_location(ast.Name(target.id, ast.Load()), target)
    if isinstance(target, ast.Subscript):
        return ast.copy_location(ast.Subscript(target.value, target.slice, ast.Load()), target)
    return target


def _a(kind: str) -> str:
    return f"an {kind}" if kind[0] in "iI" else f"a {kind}"


def _source_line(node: ast.AST) -> str:
    """Return the first line of a node's source."""
    return ast.unparse(node).splitlines()[0]
