"""Conventions of the repository as a whole: development script, lock files, README, citation and generated types."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator

import yaml  # type: ignore[import-untyped]

import rondel
from checks.documented import command_line
from checks.reading import Finding, Repository, line_of, line_with, too_few

README = "README.md"
CONTRIBUTING = "CONTRIBUTING.md"
ARCHITECTURE = "docs/architecture.md"
TABLES = "rondel.server.storage.models"
HOSTS = ("pypi" + ".org", "pythonhosted" + ".org", "registry.npmjs" + ".org", "npmjs" + ".com")
CITATION = {"cff-version": "1.2.0", "type": "software", "license": "MIT", "version": rondel.__version__}


def dev_script_imports(repo: Repository) -> Iterator[Finding]:
    """dev.py and what it imports use only the standard library, so that a machine with only Python can start it."""
    for path in ("dev.py", "web/page.py"):
        for node in ast.walk(ast.parse(repo.text(path))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                if name != "web" and name.partition(".")[0] not in sys.stdlib_module_names:
                    yield Finding(path, getattr(node, "lineno", 1), f"{name} is not part of the standard library.")


def locks(repo: Repository) -> Iterator[Finding]:
    """Every package is pinned to a version and hashes, without the URL of a registry."""
    for path in repo.named("requirements/*.txt"):
        packages = list(repo.matches(path, r"(?i)^[a-z0-9][\w.\-\[\]]*==\S+.*$"))
        for match in packages:
            if not match[0].endswith("\\"):
                yield repo.at(path, match, "This package has no hash.")
        if not packages or "--hash=sha256:" not in repo.text(path):
            yield Finding(path, 1, "There are no packages with hashes.")
        for match in repo.matches(path, "://"):
            yield repo.at(path, match, "A lock file must not contain a URL.")


def registries(repo: Repository) -> Iterator[Finding]:
    """No committed file names a package registry."""
    pattern = "|".join(map(re.escape, HOSTS))
    for path in repo.files:
        text = repo.text(path)
        if any(host in text for host in HOSTS):
            for match in re.finditer(pattern, text):
                yield Finding(path, line_of(text, match.start()), f"This names the package registry {match[0]}.")


def readme(repo: Repository) -> Iterator[Finding]:
    """The commands in the README and the folders listed in CONTRIBUTING exist; the README says that Rondel is
    unofficial.
    """
    usage = _dev_docstring(repo)
    shown = 0
    for block in repo.blocks(README, "sh"):
        for match in re.finditer(r"dev\.py (\w+)(?: (\w+))?", block.text):
            shown += 1
            line = block.line + line_of(block.text, match.start()) - 1
            if match[1] not in usage or (match[2] and match[2] not in command_line()):
                yield Finding(README, line, f"There is no command {match[0]}.")
    yield from too_few(README, shown, 1, "commands")
    if "python3 dev.py test" not in repo.text(README):
        yield Finding(README, 1, "The README does not say how to run the tests: python3 dev.py test.")
    start = repo.text(CONTRIBUTING).find("## Where things are")
    table = repo.text(CONTRIBUTING)[start:].partition("\n## ")[0]
    paths = [match for match in re.finditer(r"^\|[^|\n]*", table, re.MULTILINE) if "`" in match[0]]
    for match in paths:
        for path in re.findall(r"`([\w./]+)`", match[0]):
            if not repo.exists(path.rstrip("/")):
                yield repo.at(CONTRIBUTING, start + match.start(), f"There is no {path}.")
    yield from too_few(CONTRIBUTING, len(paths), 9, "paths in the table")
    notice = repo.text(README).partition("## Unofficial")[2]
    for name in ("unofficial", "Mac Gerdts", "PD-Verlag", "eggertspiele"):
        if name not in notice:
            yield Finding(README, line_with(repo.text(README), "## Unofficial"), f"The notice does not name {name}.")


def _dev_docstring(repo: Repository) -> str:
    return ast.get_docstring(ast.parse(repo.text("dev.py"))) or ""


def citation(repo: Repository) -> Iterator[Finding]:
    """CITATION.cff has the fields that version 1.2.0 of the format requires, and our version."""
    path = "CITATION.cff"
    cited = yaml.safe_load(repo.text(path))
    for field, expected in CITATION.items():
        if str(cited.get(field)) != expected:
            yield Finding(path, line_with(repo.text(path), f"\n{field}:"), f"{field} should be {expected}.")
    if not cited.get("message") or not str(cited.get("title")).startswith("Rondel"):
        yield Finding(path, line_with(repo.text(path), "title:"), "Message or title (“Rondel…”) is missing.")
    if not cited.get("authors") or any(set(author) != {"name"} for author in cited["authors"]):
        yield Finding(path, line_with(repo.text(path), "authors:"), "There must be authors, each with a name.")


def wire_aliases(repo: Repository) -> Iterator[Finding]:
    """Types are not duplicated: web/src/wire/index.ts has aliases only, no interfaces and no fields."""
    path = "web/src/wire/index.ts"
    text = re.sub(r"//.*|/\*\*.*?\*/", "", repo.text(path))
    for match in re.finditer(r"\binterface |^\s+\w+\??:", text, re.MULTILINE):
        yield Finding(path, line_of(text, match.end()), "Use a generated type instead of repeating its fields.")


def entry_points(repo: Repository) -> Iterator[Finding]:
    """Other packages import from a package of the server only what its `__all__` lists, except for database tables."""
    public = {}
    for path in repo.named("src/rondel/server/*/__init__.py"):
        assigned = re.search(r"^__all__ = (\[.*?\])", repo.text(path), re.MULTILINE | re.DOTALL)
        public[_module(path)] = ast.literal_eval(assigned[1]) if assigned else []
    yield from too_few("src/rondel/server", len(public), 15, "packages of the server")
    for path in repo.named("src/rondel/*.py"):
        for node in ast.walk(ast.parse(repo.text(path))):
            if not isinstance(node, ast.ImportFrom) or not node.module:
                continue
            package = _package(node.module)
            if package not in public or _package(_module(path)) == package or node.module == TABLES:
                continue
            for alias in node.names:
                if node.module != package or alias.name not in public[package]:
                    yield Finding(path, node.lineno, f"{package} does not export {alias.name}; see its __init__.py.")


def package_table(repo: Repository) -> Iterator[Finding]:
    """docs/architecture.md lists the packages of the server in the order of their contract in pyproject.toml."""
    contracts = tomllib.loads(repo.text("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each.get("containers") == ["rondel.server"])
    ranks = {name: rank for rank, layer in enumerate(layers) for name in layer.split(" | ")}
    start = repo.text(ARCHITECTURE).find("### The packages of the server")
    rows = list(re.finditer(r"^\| (`.*?) \|", repo.text(ARCHITECTURE)[start:], re.MULTILINE))
    listed = {name: start + row.start() for row in rows for name in re.findall(r"`(\w+)`", row[1])}
    for name, position in listed.items():
        if name not in ranks:
            yield Finding(ARCHITECTURE, line_of(repo.text(ARCHITECTURE), position), f"There is no package {name}.")
    if missing := sorted(ranks.keys() - listed.keys()):
        yield Finding(ARCHITECTURE, line_of(repo.text(ARCHITECTURE), start), f"Not listed: {', '.join(missing)}.")
    order = [ranks[name] for name in listed if name in ranks]
    if order != sorted(order):
        yield Finding(ARCHITECTURE, line_of(repo.text(ARCHITECTURE), start), "The order differs from the contract.")


def _package(module: str) -> str:
    return ".".join(module.split(".")[:3])


def _module(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


CHECKS = (entry_points, package_table, dev_script_imports, locks, registries, readme, citation, wire_aliases)
