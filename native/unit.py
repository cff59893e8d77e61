"""Reads the modules of the fast core and writes them as one Cython unit: C functions, constants as numbers.

The sources stay plain Python; the generated unit is never edited.
"""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from native.constants import Folding, Number, Widening, constants_of, is_constant_name
from native.dialect import C_TYPES, MATH, CFunction, Signature, signature_of
from native.problem import ROOT, DialectError, problem_at
from native.python_parts import Classes, PythonParts

FAST = ROOT / "src" / "rondel" / "fast"
PACKAGE = "rondel.fast"
# Contents of the unit: folders with all their modules, then single modules.
FOLDERS = ("rules", "evaluation", "observation")
MODULES = ("positions", "batch", "playout")
# Modules with only constants, and the module whose functions are written in C.
CONSTANTS = ("layout", "board")
PRIMITIVES = "ints"

_POINTERS = {
    "int": "long long",
    "float": "double",
    "bool": "bint",
    "Ints": "long long *",
    "Floats": "double *",
    "Bytes": "unsigned char *",
}
_VIEWS = {**_POINTERS, "Ints": "long long[::1]", "Floats": "double[::1]", "Bytes": "unsigned char[::1]"}
# The C compiler decides about inlining larger functions.
_INLINE_NODES = 120


@dataclass
class Module:
    """One parsed module of the unit."""

    name: str
    path: Path
    tree: ast.Module
    needs: list[str] = field(default_factory=list)
    imports: list[ast.stmt] = field(default_factory=list)


def unit_files(fast: Path = FAST) -> list[Path]:
    """Return the compiled modules, sorted by name."""
    files = [path for folder in FOLDERS for path in sorted((fast / folder).rglob("*.py"))]
    files += [path for name in MODULES if (path := fast / f"{name}.py").exists()]
    return [path for path in files if path.name != "__init__.py"]


def sources(fast: Path = FAST) -> dict[str, str]:
    """Return the source files of the compiled core with the hashes of their contents."""
    files = [*unit_files(fast), *(fast / f"{name}.py" for name in (*CONSTANTS, PRIMITIVES))]
    return {path.relative_to(fast).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def unit_text(*, checked: bool = False, fast: Path = FAST) -> str:
    """Return the whole unit as Cython. Raises `DialectError` with file and line for code outside the dialect."""
    return Unit(fast).text(checked=checked)


class Unit:
    """All modules, their constants, and the signatures of their C functions."""

    def __init__(self, fast: Path = FAST) -> None:
        self.fast = fast
        self.files = unit_files(fast)
        self.problems: list[str] = []
        self.constants: dict[str, Number] = {}
        self.names: dict[str, Path] = {}
        for name in CONSTANTS:
            path = fast / f"{name}.py"
            self._add_constants(path, ast.parse(path.read_text("utf-8")))
        primitives = ast.parse((fast / f"{PRIMITIVES}.py").read_text("utf-8"))
        self.signatures = dict(_signatures(primitives))
        self.modules = self._ordered([self._read(path) for path in self.files])
        self.classes = Classes([module.tree for module in self.modules])
        for module in self.modules:
            self._add_constants(module.path, module.tree)
            self._add_names(module)
            self.signatures.update(_signatures(module.tree))

    def text(self, *, checked: bool) -> str:
        """Return the unit, with a header that records its sources."""
        lines = [_header(checked, sources(self.fast))]
        imports: dict[str, None] = {}
        for module in self.modules:
            for statement in module.imports:
                imports.setdefault(ast.unparse(statement))
        lines += ["\n".join(imports)]
        for module in self.modules:
            lines += self._module(module, checked)
        if self.problems:
            raise DialectError("\n".join(self.problems))
        return "\n\n\n".join(filter(None, lines)) + "\n"

    def _read(self, path: Path) -> Module:
        name = path.relative_to(self.fast).with_suffix("").as_posix().replace("/", ".")
        module = Module(name, path, ast.parse(path.read_text("utf-8")))
        for node in module.tree.body:
            self._import(module, node)
        return module

    def _import(self, module: Module, node: ast.stmt) -> None:
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                pass
            case ast.ImportFrom(module="__future__"):
                pass
            case ast.ImportFrom(module="math", names=names) if all(each.name in MATH for each in names):
                pass
            case ast.ImportFrom(module=str(whence), names=names) if whence.startswith(f"{PACKAGE}."):
                inside = whence.removeprefix(f"{PACKAGE}.")
                if (self.fast / f"{inside.replace('.', '/')}.py") in self.files:
                    module.needs.append(inside)
                elif inside not in (*CONSTANTS, PRIMITIVES):
                    module.imports.append(node)
                    return
                if any(each.asname for each in names):
                    raise problem_at(module.path, node, "Names of the unit are imported under their own name.")
            case ast.Import() | ast.ImportFrom():
                module.imports.append(node)

    def _ordered(self, modules: list[Module]) -> list[Module]:
        """Return the modules sorted so that each follows its imports."""
        waiting = {module.name: module for module in modules}
        ordered: list[Module] = []
        while waiting:
            ready = [each for each in waiting.values() if not set(each.needs) & set(waiting)]
            if not ready:
                first = next(iter(waiting.values()))
                raise problem_at(first.path, first.tree, f"Circular imports: {', '.join(waiting)}.")
            for module in ready:
                ordered.append(waiting.pop(module.name))
        return ordered

    def _add_constants(self, path: Path, tree: ast.Module) -> None:
        self.constants.update(constants_of(path, tree, self.constants))

    def _add_names(self, module: Module) -> None:
        """Register the functions and classes; names are unique because the unit becomes one C file."""
        for node in module.tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                if node.name in self.names or node.name in self.signatures:
                    other = self.names.get(node.name, self.fast / f"{PRIMITIVES}.py")
                    where = other.relative_to(self.fast).as_posix()
                    raise problem_at(module.path, node, f"There is a {node.name} in {where} too; names are unique.")
                self.names[node.name] = module.path

    def _module(self, module: Module, checked: bool) -> Iterator[str]:
        types = _VIEWS if checked else _POINTERS
        parts = PythonParts(module.path, types, self.classes, checked=checked)
        shown = module.path.relative_to(self.fast).as_posix()
        for node in module.tree.body:
            match node:
                case ast.FunctionDef() | ast.ClassDef():
                    try:
                        yield f"# {shown}:{node.lineno}\n" + self._part(module, node, parts, checked)
                    except DialectError as problem:
                        self.problems.append(str(problem))
                case ast.Import() | ast.ImportFrom() | ast.If(test=ast.Name(id="TYPE_CHECKING")):
                    pass
                case ast.Expr(value=ast.Constant()):
                    pass
                case ast.Assign(targets=[ast.Name(id=name)]) if is_constant_name(name):
                    pass
                case ast.Assign(targets=[ast.Name(id="__all__")]):
                    pass
                case _:
                    line = ast.unparse(node).splitlines()[0]
                    raise problem_at(
                        module.path, node, f"{line}: a module of the unit holds constants, functions and classes."
                    )

    def _part(self, module: Module, node: ast.FunctionDef | ast.ClassDef, parts: PythonParts, checked: bool) -> str:
        folded = Folding(self.constants).visit(copy.deepcopy(node))
        if isinstance(node, ast.ClassDef):
            return parts.class_(folded)
        if node.name in self.signatures:
            function = CFunction(module.path, folded, self.signatures)
            return _c_function(function, _VIEWS if checked else _POINTERS, checked=checked)
        return parts.function(folded)


def _signatures(tree: ast.Module) -> Iterator[tuple[str, Signature]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and (signature := signature_of(node)):
            yield node.name, signature


def _header(checked: bool, made_from: dict[str, str]) -> str:
    # Pointers are never bounds-checked, so checking stays on for Python lists and tuples.
    on = checked
    return f"""\
# cython: language_level=3, infer_types=True, annotation_typing=False, embedsignature=True
# cython: boundscheck=True, wraparound=False, initializedcheck={on}, nonecheck=True, overflowcheck={on}
# cython: cdivision=False, binding=True, auto_pickle=False
# Generated by native/unit.py from src/rondel/fast.
cimport cython
from libc.math cimport {", ".join(MATH)}

include "{"checked" if checked else "ints"}.pxi"

SOURCES = {made_from!r}"""


def _c_function(function: CFunction, types: dict[str, str], *, checked: bool) -> str:
    """Return a C function as Cython: typed arguments and locals, then the unchanged body."""
    result = types[function.result] if function.result else "void"
    arguments = ", ".join(f"{types[kind]} {name}" for name, kind in function.arguments.items())
    small = sum(1 for _ in ast.walk(function.function)) <= _INLINE_NODES
    inline = "inline " if small and not checked else ""
    ending = "except *" if checked else "noexcept nogil"
    if checked and function.result in ("Ints", "Floats", "Bytes"):
        ending = ""
    lines = [f"cdef {inline}{result} {function.function.name}({arguments}) {ending}".rstrip() + ":"]
    for kind in C_TYPES:
        if names := [name for name, each in function.locals.items() if each == kind]:
            lines += [f"    cdef {types[kind]} {name}" for name in names]
    for statement in function.body:
        written = ast.unparse(ast.fix_missing_locations(Widening().visit(Casts().visit(statement))))
        lines += ["    " + line for line in written.splitlines()]
    return "\n".join(lines)


class Casts(ast.NodeTransformer):
    """Translates int(x), float(x) and bool(x) of numbers to C casts, and drops annotations of declared locals."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name(id="int" | "float" as kind), args=[argument]):
                return ast.Call(ast.Name(f"<{_POINTERS[kind]}>", ast.Load()), [argument], [])
            case ast.Call(func=ast.Name(id="bool"), args=[argument]):
                return ast.Compare(argument, [ast.NotEq()], [ast.Constant(0)])
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        return ast.Pass() if node.value is None else ast.Assign([node.target], node.value)
