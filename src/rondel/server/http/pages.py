"""The built web client: its files as they are, index.html for every other path that is not the API."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar.types import Receive, Scope, Send

MISSING = (
    "The web client has not been built: start Rondel with “python3 dev.py run” in a checkout, which builds it, or "
    "install the wheel, which carries it.\n"
)
_YEAR = b"public, max-age=31536000, immutable"


class Pages:
    """Holds the names of all files at start: a path that is not among them cannot reach the disk."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, Path] = {}
        if folder.is_dir():
            self._files = {
                "/" + path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
            }
        self._contents: dict[str, bytes] = {}

    def has(self, path: str) -> bool:
        return path in self._files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        path = scope["path"] if self.has(scope["path"]) else "/index.html"
        if path not in self._files:
            await _send(send, 503, b"text/plain; charset=utf-8", MISSING.encode(), b"no-store")
            return
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind.endswith(("javascript", "json", "+xml")):
            kind += "; charset=utf-8"
        body = self._read(path)
        # Vite puts a hash of the contents into the names below /assets/.
        keep = _YEAR if path.startswith("/assets/") else b"no-cache"
        await _send(send, 200, kind.encode(), body, keep, scope.get("method") == "HEAD")

    def _read(self, path: str) -> bytes:
        if path not in self._contents:
            self._contents[path] = self._files[path].read_bytes()
        return self._contents[path]


async def _send(send: Send, status: int, kind: bytes, body: bytes, keep: bytes, head: bool = False) -> None:
    headers = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", keep),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if head else body, "more_body": False})
