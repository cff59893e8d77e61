"""Fixtures of the browser tests: a real server with its own database, and a real Chromium."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from tests import prerequisites, unique
from tests.server.clients import ForkServer, ProcessServer
from tests.server.shared import stop_all

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts" / "web"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-device-scale-factor=0.5",  # render a quarter of the pixels; pages see the ratio of their session, 1
]
DESK: ViewportSize = {"width": 1600, "height": 1000}
TABLET: ViewportSize = {"width": 1180, "height": 820}
PHONE: ViewportSize = {"width": 390, "height": 844}

# Timeout in milliseconds against hanging tests; generous, because the machine may be busy.
NET = 120_000
expect.set_options(timeout=NET)


class RunningServer:
    """A server process with its own database; restarts keep port and database."""

    def __init__(self, folder: Path, static: Path, fork_server: ForkServer, **settings: Any) -> None:
        self.folder = folder
        self.port = unique.port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'games.sqlite3'}"
        self.static = static
        self._fork_server, self._settings = fork_server, settings
        self._process: ProcessServer | None = None

    def start(self) -> None:
        """Start the server and wait until it responds."""
        self._process = self._fork_server.server(
            self.database,
            self.port,
            log=self.folder / "server.log",
            environment={"RONDEL_STATIC": str(self.static)},
            analysis_effort=0.02,
            **self._settings,
        )

    def stop(self) -> None:
        """Stop the server with SIGTERM, as an operator does."""
        if self._process is not None:
            self._process.kill(signal.SIGTERM)
            self._process = None

    def administer(self, work: Callable[..., Any], *words: Any, **options: Any) -> Any:
        """Run the implementation of a `rondel admin` command on the database while the server is running.

        It runs in a thread, because Playwright's event loop runs in this one.
        """
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(work, self.database, *words, **options).result()


@pytest.fixture(scope="session")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh build of the client, or the existing one in RONDEL_STATIC."""
    if given := os.environ.get("RONDEL_STATIC"):
        return Path(given)
    folder = tmp_path_factory.mktemp("static")
    command = [
        sys.executable,
        "web/page.py",
        "--npm",
        "web",
        "run",
        "build",
        "--",
        "--outDir",
        str(folder),
    ]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (folder / "index.html").exists(), built.stdout + built.stderr
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, static: Path, fork_server: ForkServer) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server"), static, fork_server)
    running.start()
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def stop_other_servers() -> None:
    """Stop servers of other tests, whose threads would compete with the one that drives the browser."""
    stop_all()


@pytest.fixture(scope="session")
def base_url(server: RunningServer) -> str:
    return server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": prerequisites.browser(), "args": FLAGS}


# Disables service workers like a private window. Playwright's own option logs a warning to the console.
WITHOUT_WORKER = """if (window.ServiceWorkerContainer)
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("No workers.", "SecurityError"));"""

# Counts pending requests, for `settled` of tests.web.pages.
COUNT_REQUESTS = """window.pending = 0;
const counted = (own) => function (...words) {
  window.pending++;
  return own.apply(this, words).finally(() => window.pending--);
};
window.fetch = counted(window.fetch);
for (const name of ["json", "text"]) Response.prototype[name] = counted(Response.prototype[name]);"""


class SessionPool:
    """Pool of browser sessions that tests reuse. All data but the HTTP cache is cleared in between; with a warm cache,
    pages load in a third of the time.
    """

    # Arguments of new_context that can be changed per page; sessions are distinguished by the others.
    OF_A_PAGE = ("viewport", "color_scheme", "reduced_motion")
    MAX_FREE = 6  # each needs a browser process
    STORED = "local_storage,indexeddb,service_workers,cache_storage"

    def __init__(self, browser: Browser, base_url: str) -> None:
        self._browser, self._base_url = browser, base_url
        self._free: list[tuple[str, BrowserContext]] = []  # those used last come last
        self._taken: list[tuple[str, BrowserContext]] = []

    def open(self, **choices: Any) -> Page:
        """Open a page in a session of a new user. Arguments as for new_context, and `worker`: enable the service
        worker. It caches all files for every test, and its requests cannot be intercepted reliably, so only its own
        tests enable it.
        """
        own: dict[str, Any] = {"base_url": self._base_url, "locale": "en-GB", "worker": False}
        own |= {name: choice for name, choice in choices.items() if name not in self.OF_A_PAGE}
        kind = json.dumps(own, sort_keys=True, default=str)
        free = next((each for each in reversed(self._free) if each[0] == kind), None)
        if free:
            self._free.remove(free)
        context = free[1] if free else self._new_session(**own)
        self._taken.append((kind, context))
        context.set_default_timeout(NET)
        context.clear_cookies()
        page = context.new_page()
        protocol = context.new_cdp_session(page)
        protocol.send("Storage.clearDataForOrigin", {"origin": own["base_url"], "storageTypes": self.STORED})
        protocol.detach()
        page.set_viewport_size(choices.get("viewport", DESK))
        motion, theme = choices.get("reduced_motion", "reduce"), choices.get("color_scheme", "light")
        page.emulate_media(reduced_motion=motion, color_scheme=theme)
        return page

    def _new_session(self, *, worker: bool, **choices: Any) -> BrowserContext:
        """Create a session. Its first page stays open and empty, because the browser needs a window."""
        context = self._browser.new_context(viewport=DESK, **choices)
        context.add_init_script(COUNT_REQUESTS)
        if not worker:
            context.add_init_script(WITHOUT_WORKER)
        context.new_page()
        return context

    def leave(self) -> None:
        """Return all sessions to the pool at the end of a test."""
        while self._taken:
            kind, context = self._taken.pop()
            for page in context.pages[1:]:
                page.close()
            self._free.append((kind, context))
        for _, context in self._free[: -self.MAX_FREE]:
            context.close()
        del self._free[: -self.MAX_FREE]


@pytest.fixture(scope="session")
def sessions(browser: Browser, base_url: str) -> SessionPool:
    return SessionPool(browser, base_url)


@pytest.fixture
def new_user(sessions: SessionPool) -> Iterator[Callable[..., Page]]:
    """`new_user()` opens a page in a session of its own. Arguments as for new_context."""
    yield sessions.open
    sessions.leave()


@pytest.fixture
def page(new_user: Callable[..., Page]) -> Page:
    return new_user()


# These rules take two thirds of axe's time. `checks.colors` calculates contrast; release tests include these rules.
COLORS = ("color-contrast", "link-in-text-block")


def violations(page: Page, rules: Sequence[str] = (), no: Sequence[str] = COLORS) -> str:
    """Run axe (WCAG 2.2 AA and best practices) with the given rules, or all but `no`; return the violations as text."""
    # Wait for the end of color transitions.
    page.wait_for_function(
        "() => document.getAnimations().every("
        "each => each.playState !== 'running' || each.effect.getComputedTiming().iterations === Infinity)"
    )
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate(
        "([rules, no]) => axe.run({resultTypes: ['violations'], ...(rules.length && {runOnly: rules}),"
        " rules: Object.fromEntries(no.map(rule => [rule, {enabled: false}]))}).then(answer => answer.violations)",
        [list(rules), list(no)],
    )
    return "\n".join(
        f"{rule['id']}: {rule['help']}\n"
        + "\n".join(f"    {node['html'][:200]}\n      {node['failureSummary'][:300]}" for node in rule["nodes"][:4])
        for rule in found
    )


def screenshot(page: Page, name: str) -> None:
    """Save a screenshot in artefacts/web if RONDEL_PICTURES is set."""
    if not os.environ.get("RONDEL_PICTURES"):
        return
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(ARTEFACTS / f"{name}.png"))


@pytest.fixture(name="violations")
def violations_fixture() -> Callable[[Page], str]:
    return violations


@pytest.fixture(name="screenshot")
def screenshot_fixture() -> Callable[[Page, str], None]:
    return screenshot


@pytest.fixture
def sizes() -> dict[str, ViewportSize]:
    return {"desk": DESK, "tablet": TABLET, "phone": PHONE}
