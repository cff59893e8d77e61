"""Fake recipients: an HTTP server with configurable responses, and a browser with push subscriptions."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.clients import NET


@dataclass
class ReceivedRequest:
    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class ResponseSpec:
    status: int = 200
    body: str = "ok"
    headers: dict[str, str] = field(default_factory=dict)
    hangs: bool = False


class Receiver:
    """Records requests. `respond` determines the response to each request by path."""

    def __init__(self) -> None:
        self.requests: list[ReceivedRequest] = []
        self.respond: Callable[[str], ResponseSpec] = lambda _path: ResponseSpec()
        self._released = threading.Event()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.requests.append(ReceivedRequest(self.command, self.path, headers, body))
                response = receiver.respond(self.path)
                if response.hangs:
                    receiver._released.wait(NET)
                    self.close_connection = True
                    return
                self.send_response(response.status)
                for name, value in {**response.headers, "content-length": str(len(response.body.encode()))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(response.body.encode())

            def do_PUT(self) -> None:
                self.do_POST()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def at(self, path: str) -> list[ReceivedRequest]:
        return [each for each in self.requests if each.path == path]

    def close_hanging(self) -> None:
        """Close hanging connections without a response."""
        self._released.set()
        self._released = threading.Event()

    def reset(self) -> None:
        """Reset responses and recorded requests."""
        self.respond = lambda _path: ResponseSpec()
        self.close_hanging()
        self.requests.clear()

    def close(self) -> None:
        self.close_hanging()
        self._server.shutdown()
        self._thread.join(NET)
        self._server.server_close()


class Browser:
    """Has its own keys and decrypts push messages (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
