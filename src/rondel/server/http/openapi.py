"""OpenAPI document: operations from the handlers, schemas from the wire structs.

Litestar describes the operations; the schemas come from msgspec, which has descriptions and exact types.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import rondel
from rondel import wire
from rondel.server.http.routes import HANDLERS

REFERENCE = "#/components/schemas/"
METHODS = ("get", "post", "patch", "delete")
# Stream messages: event name to the schemas of its data.
STREAM: dict[str, tuple[str, ...]] = {
    "state": ("GameState", "WaitingState"),
    "table": ("Table",),
    "chat": ("ChatMessage",),
    "presence": ("Presence",),
    "orders": ("OrderList",),
    "gone": ("Refused",),
    "notices": ("Told",),
    "friends": ("Told",),
}
LOBBY_STREAM: dict[str, tuple[str, ...]] = {
    "tables": ("LobbyChange",),
    "notices": ("Told",),
    "friends": ("Told",),
}


class Document(JsonRenderPlugin):
    """Serves the document at /schema/openapi.json."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        return _encoded(request.app)


@cache
def _encoded(app: Litestar) -> bytes:
    """Encode the document; cached, because it is slow and public."""
    return msgspec.json.encode(document(app))


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Rondel",
        version=rondel.__version__,
        description="Play Imperial and Imperial 2030 over HTTP; docs/api.md explains it with a bot in 40 lines.",
        path="/schema",
        render_plugins=[Document()],  # no viewers: they would load third-party scripts
    )


def export_document() -> dict[str, Any]:
    """Return the document without a running server, for the TypeScript type generator."""
    return document(Litestar(HANDLERS, openapi_config=openapi_config(), logging_config=None))


def document(app: Litestar) -> dict[str, Any]:
    """Return the complete document as JSON-compatible data."""
    found = app.openapi_schema.to_schema()
    known = structs()
    used = {*found["components"]["schemas"], "Refused", *_sent(STREAM), *_sent(LOBBY_STREAM)}
    if strangers := used - set(known):
        raise TypeError(f"These types are returned but not defined in rondel.wire: {sorted(strangers)}")
    _, schemas = msgspec.json.schema_components(
        [known[name] for name in sorted(used)], ref_template=REFERENCE + "{name}"
    )
    schemas["StreamMessages"] = _stream_messages("StreamMessages", "a stream", STREAM)
    schemas["LobbyMessages"] = _stream_messages("LobbyMessages", "the stream of the lobby", LOBBY_STREAM)
    found["components"] = {
        "schemas": dict(sorted(schemas.items())),
        "responses": {
            "Refused": {
                "description": "Refused; nothing was changed.",
                "content": {"application/json": {"schema": {"$ref": REFERENCE + "Refused"}}},
            }
        },
    }
    found["paths"] = dict(sorted(found["paths"].items()))
    for operations in found["paths"].values():
        for method in METHODS:
            if method in operations:
                _describe(operations[method], schemas)
    return found


def _describe(operation: dict[str, Any], schemas: dict[str, Any]) -> None:
    """Describe successful responses by their type, and all refusals by one shared response."""
    responses = {status: response for status, response in operation["responses"].items() if not status.startswith("4")}
    for response in responses.values():
        response.pop("headers", None)
        if response["description"] == HTTPStatus.OK.description:
            response["description"] = operation["summary"]
        for content in response.get("content", {}).values():
            name = content["schema"].get("$ref", "").removeprefix(REFERENCE)
            if name in schemas:
                response["description"] = schemas[name]["description"]
    for content in operation.get("requestBody", {}).get("content", {}).values():
        if {"type": "null"} in content["schema"].get("oneOf", ()):
            operation["requestBody"]["required"] = False
    refused = {"$ref": "#/components/responses/Refused"}
    operation["responses"] = {**responses, "4XX": refused, "503": refused}


def _sent(stream: dict[str, tuple[str, ...]]) -> set[str]:
    return {name for names in stream.values() for name in names}


def _stream_messages(title: str, what: str, stream: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    properties = {
        event: {"oneOf": [{"$ref": REFERENCE + name} for name in names]} if len(names) > 1
        else {"$ref": REFERENCE + names[0]}
        for event, names in stream.items()
    }  # fmt: skip
    return {
        "title": title,
        "description": f"What {what} sends: the data of each message, by the name of its event.",
        "type": "object",
        "properties": properties,
        "required": list(properties),
    }


def structs() -> dict[str, type[msgspec.Struct]]:
    """Return all wire structs by name; raise `TypeError` if two have the same name."""
    found: dict[str, type[msgspec.Struct]] = {}
    for module in pkgutil.iter_modules(wire.__path__, wire.__name__ + "."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.name:
                if name in found:
                    raise TypeError(f"Two wire structs are called {name}.")
                found[name] = value
    return found


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(export_document())).decode())
