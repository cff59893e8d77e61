"""The HTTP reference of the site: every operation and every type of the OpenAPI document, as Markdown."""

from __future__ import annotations

from typing import Any

from rondel.server.http.openapi import METHODS, REFERENCE, export_document

Schema = dict[str, Any]


def http_reference() -> str:
    document = export_document()
    lines = ["## Operations", ""]
    for path, operations in document["paths"].items():
        for method in METHODS:
            if method in operations:
                lines += _operation(f"{method.upper()} {path}", operations[method])
    lines += ["## Types", ""]
    for name, schema in document["components"]["schemas"].items():
        lines += _type(name, schema)
    return "\n".join(lines)


def _operation(title: str, operation: dict[str, Any]) -> list[str]:
    summary = operation["summary"]
    lines = [f"### `{title}`", "", summary if summary.endswith("?") else summary + ".", ""]
    for parameter in operation.get("parameters", ()):
        about = parameter.get("description") or parameter["schema"].get("description", "")
        lines.append(f"- `{parameter['name']}` ({parameter['in']}): {_kind(parameter['schema'])}. {about}".rstrip())
    for media_type, content in operation.get("requestBody", {}).get("content", {}).items():
        lines.append(f"- body, `{media_type}`: {_kind(content['schema'])}")
    for status, answer in operation["responses"].items():
        if status.startswith("2"):
            for media_type, content in answer["content"].items():
                lines.append(f"- {status}, `{media_type}`: {_kind(content['schema'])}")
    return [*lines, ""]


def _type(name: str, schema: Schema) -> list[str]:
    lines = [f"### {name}", "", schema["description"].replace("\n", " "), ""]
    if "properties" not in schema:
        return [*lines, _kind(schema), ""]
    if schema["properties"]:
        lines += ["| field | type | is |", "|---|---|---|"]
    required = schema.get("required", ())
    for field, each in schema["properties"].items():
        about = each.get("description", "")
        if field not in required:
            about = f"{about}; may be left out" if about else "may be left out"
        lines.append(f"| `{field}` | {_kind(each)} | {about} |".replace("\n", " "))
    return [*lines, ""]


def _kind(schema: Schema) -> str:
    """A type in words, with links to the types it names."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REFERENCE)
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(_kind(each) for each in schema[several])
    if "prefixItems" in schema:
        return "[" + ", ".join(_kind(each) for each in schema["prefixItems"]) + "]"
    if schema.get("type") == "array":
        return "list of " + _kind(schema["items"])
    if isinstance(schema.get("additionalProperties"), dict):
        return "map of " + _kind(schema["additionalProperties"])
    kind = schema.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)
