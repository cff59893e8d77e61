"""The built web client: its files as they are, index.html for every other path that is not the API."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar.types import Receive, Scope, Send

from rondel.server.http.encodings import LEAST, takes_gzip

MISSING = (
    "The web client has not been built: start Rondel with “python3 dev.py run” in a checkout, which builds it, or "
    "install the wheel, which carries it.\n"
)
_YEAR = b"public, max-age=31536000, immutable"
_TEXTS = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")


class _File(NamedTuple):
    """A file as it is sent: once as it is, once compressed where that is shorter."""

    kind: bytes
    body: bytes
    compressed: bytes | None
    etag: bytes


class Pages:
    """Holds the names of all files at start: a path that is not among them cannot reach the disk."""

    def __init__(self, folder: Path, base: str = "") -> None:
        self._base = base
        self._files: dict[str, Path] = {}
        if folder.is_dir():
            self._files = {
                "/" + path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
            }
        self._contents: dict[str, _File] = {}

    def has(self, path: str) -> bool:
        return path in self._files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        path = scope["path"] if self.has(scope["path"]) else "/index.html"
        if path not in self._files:
            body = MISSING.encode()
            await _send(send, 503, [(b"content-type", b"text/plain; charset=utf-8"), _NO_STORE], body)
            return
        file = self._read(path)
        # Vite puts a hash of the contents into the names below /assets/.
        keep = _YEAR if path.startswith("/assets/") else b"no-cache"
        headers = [(b"cache-control", keep), (b"etag", file.etag), (b"vary", b"accept-encoding")]
        known = next((value for name, value in scope["headers"] if name == b"if-none-match"), b"")
        if file.etag in (each.strip().removeprefix(b"W/") for each in known[:1000].split(b",")):
            await _send(send, 304, headers)
            return
        headers.append((b"content-type", file.kind))
        body = file.body
        if file.compressed is not None and takes_gzip(scope):
            body = file.compressed
            headers.append((b"content-encoding", b"gzip"))
        await _send(send, 200, headers, body, scope.get("method") == "HEAD")

    def _read(self, path: str) -> _File:
        if path not in self._contents:
            body = self._files[path].read_bytes()
            if path == "/index.html":
                # Built with addresses relative to this file, which is sent for every path.
                body = body.replace(b'="./', f'="{self._base}/'.encode())
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            compressed = None
            if len(body) >= LEAST and kind.startswith(_TEXTS):
                compressed = gzip.compress(body, 9, mtime=0)
            if kind.startswith("text/") or kind.endswith(("javascript", "json", "+xml")):
                kind += "; charset=utf-8"
            etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'.encode()
            self._contents[path] = _File(kind.encode(), body, compressed, etag)
        return self._contents[path]


_NO_STORE = (b"cache-control", b"no-store")


async def _send(
    send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes = b"", head: bool = False
) -> None:
    if status != 304:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if head else body, "more_body": False})
