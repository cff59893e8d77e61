"""Classes and functions of the unit that Python code calls: they stay Python, with C types from their annotations."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from pathlib import Path

from native.constants import Widening
from native.problem import problem_at

_ARRAYS = ("Ints", "Floats", "Bytes")


class PythonParts:
    """Writes Python functions and classes of one module as Cython."""

    def __init__(self, path: Path, types: Mapping[str, str], known: Classes, *, checked: bool) -> None:
        self.path = path
        self.types = types
        self.known = known
        self.checked = checked

    def function(self, node: ast.FunctionDef) -> str:
        """Return a module-level function."""
        return self._function(node, "", "")

    def class_(self, node: ast.ClassDef) -> str:
        """Return a class as an extension type with C attributes, unless it has bases or decorators."""
        if not is_extension(node):
            return ast.unparse(self._written(node))
        # Instances never form reference cycles, so they need no GC support.
        lines = [f"@cython.final\n@cython.freelist(32)\n@cython.no_gc\ncdef class {node.name}:"]
        methods: list[str] = []
        for each in node.body:
            match each:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    lines.append(f"    {text!r}")
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=None):
                    lines.append("    " + self._attribute(name, annotation))
                case ast.Assign(targets=[ast.Name(id="__slots__")]):
                    pass
                case ast.FunctionDef(name="__dealloc__") if self.checked:
                    pass  # the arrays of the checked build are Python objects
                case ast.FunctionDef():
                    methods.append(self._function(each, "    ", node.name))
                case _:
                    line = ast.unparse(each).splitlines()[0]
                    raise problem_at(
                        self.path, each, f"{line}: a class of the unit has annotated attributes and methods."
                    )
        return "\n\n".join(["\n".join(lines), *methods])

    def _attribute(self, name: str, annotation: ast.expr) -> str:
        text = ast.unparse(annotation)
        seen = "" if name.startswith("_") or text in _ARRAYS else "readonly "
        return f"cdef {seen}{self._type(text) or 'object'} {name}"

    def _type(self, text: str) -> str:
        """Return the C type of an annotation; empty for a Python object."""
        if text in self.types:
            return self.types[text]
        return self.known.named(text)

    def _function(self, node: ast.FunctionDef, indent: str, owner: str) -> str:
        declared = self.known.locals_of(node, owner)
        node.args.args = [self._argument(each) for each in node.args.args]
        node.args.kwonlyargs = [self._argument(each) for each in node.args.kwonlyargs]
        node.args.posonlyargs = [self._argument(each) for each in node.args.posonlyargs]
        node.returns = None
        body = [Locals(self, declared).visit(each) for each in node.body]
        if self.checked:
            body = [Held().visit(each) for each in body]
        name = "__cinit__" if node.name == "__init__" else node.name
        documentation = isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
        lines = [f"@{ast.unparse(each)}" for each in node.decorator_list]
        lines.append(f"def {name}({ast.unparse(node.args)}):")
        written = [ast.unparse(self._written(each)).splitlines() for each in body]
        if documentation:
            lines += ["    " + line for line in written.pop(0)]
        lines += [f"    cdef {kind} {local}" for local, kind in declared.items()]
        lines += ["    " + line for statement in written for line in statement]
        return "\n".join(indent + line if line else line for line in lines)

    def _argument(self, each: ast.arg) -> ast.arg:
        if each.annotation is None:
            return each
        text = ast.unparse(each.annotation)
        kind = self._type(text)
        if text in _ARRAYS:
            raise problem_at(self.path, each, f"{each.arg} is a C array, which Python code cannot pass.")
        ending = " not None" if kind and not text.endswith("| None") and kind == self.known.named(text) else ""
        return ast.arg(f"{kind} {each.arg}{ending}".strip(), None)

    def _written(self, node: ast.AST) -> ast.AST:
        changed: ast.AST = Widening().visit(Released().visit(node))
        return ast.fix_missing_locations(changed)


def is_extension(node: ast.ClassDef) -> bool:
    """Return whether the class becomes an extension type: no bases, and no decorators but `final`."""
    return not node.bases and all(ast.unparse(each) == "final" for each in node.decorator_list)


class Classes:
    """The extension types of the unit, and type inference for expressions in Python functions."""

    def __init__(self, trees: Sequence[ast.Module]) -> None:
        self.attributes: dict[str, dict[str, str]] = {}
        self.results: dict[str, str] = {}
        statements = [node for tree in trees for node in tree.body]
        found = [node for node in statements if isinstance(node, ast.ClassDef) and is_extension(node)]
        self.names = [node.name for node in found]
        for node in found:
            own = self.attributes.setdefault(node.name, {})
            for each in node.body:
                if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                    own[each.target.id] = self.named(ast.unparse(each.annotation))
                if isinstance(each, ast.FunctionDef) and each.returns is not None:
                    own[f"{each.name}()"] = self.named(ast.unparse(each.returns))
        for each in statements:
            if isinstance(each, ast.FunctionDef) and each.returns is not None:
                self.results[each.name] = self.named(ast.unparse(each.returns))

    def named(self, text: str) -> str:
        """Return the class named by an annotation; empty if it is not one of the unit's."""
        plain = text.removesuffix(" | None").strip("'\"")
        return plain if plain in self.names else ""

    def locals_of(self, function: ast.FunctionDef, owner: str) -> dict[str, str]:
        """Return the locals that always hold an instance of one of the unit's classes."""
        given = {each.arg: self.named(ast.unparse(each.annotation)) for each in function.args.args if each.annotation}
        known = {**given, "self": owner}
        found: dict[str, str] = {}
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    kind = self._class_of(value, {**known, **found})
                    found[name] = kind if found.get(name, kind) == kind else ""
                case ast.Name(id=name, ctx=ast.Store()):
                    found.setdefault(name, "")
        return {name: kind for name, kind in found.items() if kind and name not in known}

    def _class_of(self, node: ast.expr, known: Mapping[str, str]) -> str:
        match node:
            case ast.Name(id=name):
                return known.get(name, "")
            case ast.Attribute(value=value, attr=name):
                return self.attributes.get(self._class_of(value, known), {}).get(name, "")
            case ast.Call(func=ast.Name(id=name)):
                return name if name in self.names else self.results.get(name, "")
            case ast.Call(func=ast.Attribute(value=value, attr=name)):
                return self.attributes.get(self._class_of(value, known), {}).get(f"{name}()", "")
        return ""


class Locals(ast.NodeTransformer):
    """Moves the C types of annotated locals to declarations at the top of the function."""

    def __init__(self, parts: PythonParts, declared: dict[str, str]) -> None:
        self.parts = parts
        self.declared = declared

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if isinstance(node.target, ast.Name) and (kind := self.parts._type(ast.unparse(node.annotation))):
            self.declared[node.target.id] = kind
        return ast.Pass() if node.value is None else ast.Assign([node.target], node.value)


class Released(ast.NodeTransformer):
    """Translates `with without_gil():` to `with nogil:`, which releases the GIL."""

    def visit_With(self, node: ast.With) -> ast.AST:
        self.generic_visit(node)
        if [ast.unparse(each) for each in node.items] == ["without_gil()"]:
            node.items = [ast.withitem(ast.Name("nogil", ast.Load()))]
        return node


class Held(ast.NodeTransformer):
    """In the checked build, which raises exceptions, keeps the GIL instead."""

    def visit_With(self, node: ast.With) -> ast.AST:
        self.generic_visit(node)
        if [ast.unparse(each) for each in node.items] == ["without_gil()"]:
            return ast.If(ast.Constant(True), node.body, [])
        return node
