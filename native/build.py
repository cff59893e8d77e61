"""Compiles the unit: Cython writes C, the machine's compiler or ziglang's makes a module of it.

The module lies in native/build/ and, for the checkout, in src/rondel/fast/; it is made again only when the sources, the
generator, Cython or Python have changed. Two builds: `_core`, and with every access checked `_core_checked`.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from native.problem import ROOT
from native.unit import FAST, sources, unit_text

NATIVE = ROOT / "native"
BUILD = NATIVE / "build"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
# Floats must come out as Python's do: no contracted operations, no liberties. Integers wrap as in Python's own C.
FLAGS = ("-O2", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-DNDEBUG", "-w")
CHECKED_FLAGS = ("-O1", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-w")

# For any processor of this kind, as other compilers do; without traps and without what debuggers want.
ZIG_FLAGS = ("-mcpu=baseline", "-fno-sanitize=undefined", "-s")


class CannotBuild(Exception):
    """This machine lacks something; the message is a sentence that says what."""


class NoCompiler(CannotBuild):
    """There is none, neither the machine's nor ziglang's."""


def module_name(*, checked: bool = False) -> str:
    return "_core_checked" if checked else "_core"


def in_place(*, checked: bool = False) -> Path:
    """Where the checkout finds the compiled module."""
    return FAST / (module_name(checked=checked) + SUFFIX)


def is_fresh(*, checked: bool = False) -> bool:
    """Whether the module of the checkout is what would be compiled now."""
    stamp = _stamp(checked)
    return in_place(checked=checked).exists() and stamp.exists() and stamp.read_text() == fingerprint()


def _stamp(checked: bool) -> Path:
    return BUILD / f"{in_place(checked=checked).name}.stamp"


def fingerprint() -> str:
    """Everything the compiled module depends on."""
    chosen = [os.environ.get(name, "") for name in ("CC", "ARCHFLAGS")]
    digest = hashlib.sha256(f"{sources()} {SUFFIX} {cython_version()} {chosen}".encode())
    for path in sorted(path for path in NATIVE.glob("*.*") if path.suffix in (".py", ".h", ".pxi")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def build(*, checked: bool = False) -> Path:
    """Compiles and puts the module where the checkout finds it; does nothing if it is fresh."""
    target = in_place(checked=checked)
    if not is_fresh(checked=checked):
        made_from = fingerprint()
        made = compile_module(checked=checked)
        # Another process may have the old one loaded: it keeps it, whoever starts next gets the new one.
        beside = target.with_suffix(".new")
        shutil.copyfile(made, beside)
        beside.replace(target)
        _stamp(checked).write_text(made_from)
    return target


def compile_module(*, checked: bool = False, fast: Path = FAST, folder: Path = BUILD) -> Path:
    """Compiles the unit into a folder. Raises `CannotBuild` or `NotCompilable`."""
    name = module_name(checked=checked)
    command = compiler()
    if not cython_version():
        raise CannotBuild("Cython is not installed.")
    folder.mkdir(exist_ok=True)
    unit, source, made = folder / f"{name}.pyx", folder / f"{name}.c", folder / (name + SUFFIX)
    unit.write_text(unit_text(checked=checked, fast=fast), "utf-8")
    cython = [sys.executable, "-m", "cython", "-3", "-I", str(NATIVE), "--module-name", f"rondel.fast.{name}"]
    _run([*cython, str(unit), "-o", str(source)])
    if not command:
        return _with_setuptools(name, source, folder)
    includes = dict.fromkeys(sysconfig.get_path(kind) for kind in ("include", "platinclude"))
    flags = [*(CHECKED_FLAGS if checked else FLAGS), *(f"-I{path}" for path in (*includes, NATIVE))]
    shared = ["-shared", "-fPIC"]
    if sys.platform == "darwin":
        shared = ["-bundle", "-undefined", "dynamic_lookup", *shlex.split(os.environ.get("ARCHFLAGS", ""))]
    _run([*command, *flags, *shared, str(source), "-o", str(made), "-lm"])
    return made


def compiler() -> list[str]:
    """The command that compiles C; empty on Windows, where setuptools knows the way. Raises `CannotBuild`."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotBuild("Python's headers are not installed (on Debian and Ubuntu: apt-get install -y python3-dev).")
    if os.name == "nt":
        if importlib.util.find_spec("setuptools") is None:
            raise CannotBuild("setuptools, which finds the compiler on Windows, is not installed.")
        return []
    wanted = os.environ.get("CC", "")
    for words in [wanted] if wanted else [sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]:
        if words and shutil.which(shlex.split(words)[0]):
            return shlex.split(words)
    if wanted:
        raise CannotBuild(f"The C compiler {wanted}, which CC names, is not there.")
    if importlib.util.find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "cc", *ZIG_FLAGS]
    raise NoCompiler("There is no C compiler.")


def cython_version() -> str:
    """The version of Cython; empty if it is not installed."""
    try:
        return importlib.metadata.version("cython")
    except importlib.metadata.PackageNotFoundError:
        return ""


def _with_setuptools(name: str, source: Path, folder: Path) -> Path:
    """Microsoft's compiler: setuptools finds it and its libraries."""
    from setuptools import Distribution, Extension
    from setuptools.errors import BaseError, CCompilerError

    options = ["/O2", "/fp:precise", "/w"]
    extension = Extension(name, [str(source)], include_dirs=[str(NATIVE)], extra_compile_args=options)
    command = Distribution({"name": name, "ext_modules": [extension]}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(folder / "temporary")
    command.ensure_finalized()
    try:
        command.run()
    except (BaseError, CCompilerError) as error:
        raise CannotBuild(f"Microsoft's C compiler did not do it: {error}") from error
    return folder / (name + SUFFIX)


def _run(command: list[str]) -> None:
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise CannotBuild(f"{shlex.join(command)} failed:\n{answer.stdout}{answer.stderr}")
