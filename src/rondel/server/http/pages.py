"""Static files of the built web client; index.html for every other path outside the API."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar.types import Receive, Scope, Send

from rondel.server.http.middleware.responses import MIN_COMPRESSED_BYTES, accepted

NOT_BUILT = (
    "The web client has not been built: start Rondel with “python3 dev.py run” in a checkout, install a wheel, or set "
    "RONDEL_SKIP_WEB=0 when you install from sources.\n"
)
_CACHE_FOREVER = b"public, max-age=31536000, immutable"
# Suffixes of the precompressed files (web/build/precompress.ts), smallest encoding first.
_PRECOMPRESSED = {b"br": ".br", b"gzip": ".gz"}
_WORKER = "/sw.js"
_MEDIA_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


class _File(NamedTuple):
    """A file with its compressed variants."""

    kind: bytes
    body: bytes
    compressed: dict[bytes, bytes]
    digest: str

    def etag(self, encoding: bytes | None) -> bytes:
        """Return the ETag, which differs between encodings so that caches keep them apart."""
        return f'"{self.digest}{"-" + encoding.decode() if encoding else ""}"'.encode()


class Pages:
    """Serves the files that existed at startup; other paths never reach the disk."""

    def __init__(self, folder: Path, base: str = "") -> None:
        self._base = base
        self._files: dict[str, Path] = {}
        if folder.is_dir():
            found = {"/" + path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
            self._files = {
                name: path for name, path in found.items() if not (_is_precompressed(name) and name[:-3] in found)
            }
        self._contents: dict[str, _File] = {}

    def has(self, path: str) -> bool:
        return path in self._files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        path = scope["path"] if self.has(scope["path"]) else "/index.html"
        if path not in self._files:
            body = NOT_BUILT.encode()
            await _send(send, 503, [(b"content-type", b"text/plain; charset=utf-8"), _NO_STORE], body)
            return
        file = self._read(path)
        encoding = accepted(scope, file.compressed)
        etag = file.etag(encoding)
        # Vite puts a hash of the contents into the names below /assets/.
        keep = _CACHE_FOREVER if path.startswith("/assets/") else b"no-cache"
        headers = [(b"cache-control", keep), (b"etag", etag)]
        if path == _WORKER:
            # The service worker may control everything below the base path.
            headers.append((b"service-worker-allowed", f"{self._base}/".encode()))
        if file.compressed:
            headers.append((b"vary", b"accept-encoding"))
        known = next((value for name, value in scope["headers"] if name == b"if-none-match"), b"")
        if etag in (each.strip().removeprefix(b"W/") for each in known[:1000].split(b",")):
            await _send(send, 304, headers)
            return
        headers.append((b"content-type", file.kind))
        if encoding:
            headers.append((b"content-encoding", encoding))
        # Range requests get the whole file, which RFC 9110 allows.
        body = file.compressed[encoding] if encoding else file.body
        await _send(send, 200, headers, body, scope.get("method") == "HEAD")

    def _read(self, path: str) -> _File:
        if path not in self._contents:
            source = self._files[path]
            body = source.read_bytes()
            compressed: dict[bytes, bytes] = {}
            if path == "/index.html":
                # Built with relative URLs, but served for every path.
                body = body.replace(b'="./', f'="{self._base}/'.encode())
            else:
                forms = ((kind, source.with_name(source.name + ending)) for kind, ending in _PRECOMPRESSED.items())
                compressed = {kind: form.read_bytes() for kind, form in forms if form.is_file()}
            kind = _MEDIA_TYPES.get(source.suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
            if kind.startswith("text/") or kind.endswith(("javascript", "json", "+xml")):
                kind += "; charset=utf-8"
                if not compressed and len(body) >= MIN_COMPRESSED_BYTES:
                    compressed = {b"gzip": gzip.compress(body, 9, mtime=0)}
            self._contents[path] = _File(kind.encode(), body, compressed, hashlib.sha256(body).hexdigest()[:20])
        return self._contents[path]


def _is_precompressed(name: str) -> bool:
    return name.endswith(tuple(_PRECOMPRESSED.values()))


_NO_STORE = (b"cache-control", b"no-store")


async def _send(
    send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes = b"", head: bool = False
) -> None:
    if status != 304:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if head else body, "more_body": False})
