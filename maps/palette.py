"""Board colors as CSS custom properties for two themes."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
THEMES = ("light", "dark")
HUES = ("yellow", "green", "blue", "red", "grey", "purple")


def palette() -> dict[str, Any]:
    return tomllib.loads((HERE / "palette.toml").read_text(encoding="utf-8"))


def properties(style: str, theme: str) -> dict[str, str]:
    """Return all custom properties of a board in one theme."""
    colors = palette()
    which = THEMES.index(theme)
    found = {f"--board-{name}": value for name, value in colors["theme"][style][theme].items()}
    for hue, entry in colors["hue"].items():
        found[f"--land-{hue}"] = entry["land"][style][which]
        found[f"--unit-{hue}"] = entry["unit"][which]
        found[f"--badge-{hue}"] = entry["badge"][which]
        found[f"--badge-{hue}-ink"] = entry["badge-ink"][which]
    found.update({f"--{name}": value[which] for name, value in colors["pieces"].items()})
    return found


def rule(selector: str, properties: dict[str, str]) -> str:
    body = "".join(f"  {name}: {value};\n" for name, value in properties.items())
    return f"{selector} {{\n{body}}}\n"


def themes(style: str, selector: str) -> str:
    """Return rules for both themes: light by default, dark by system setting or data-theme."""
    face = {"--board-face": palette()["style"][style]["face"]}
    light = properties(style, "light")
    dark = {name: value for name, value in properties(style, "dark").items() if value != light[name]}
    inner = rule(f":root:not([data-theme='light']) {selector}", dark)
    indented = "".join(f"  {line}\n" for line in inner.splitlines())
    return (
        rule(selector, face | light)
        + f"@media (prefers-color-scheme: dark) {{\n{indented}}}\n"
        + rule(f":root[data-theme='dark'] {selector}", dark)
    )


def stylesheet() -> str:
    """Return a standalone stylesheet for a whole board: properties and layers."""
    parts = [themes(style, f"[data-board='{entry['edition']}']") for style, entry in palette()["style"].items()]
    return "\n".join(parts) + "\n" + layers()


# Custom properties of the web page for colors of boards and pieces.
PAGE_BOARD = {
    "sea": "sea",
    "sea-ink": "sea-ink",
    "neutral": "neutral-land",
    "border": "land-edge",
    "label": "label",
    "veil": "veil",
    "lit": "highlight",
    "lit-casing": "highlight-casing",
    "changed": "changed",
}
PAGE_PIECES = {
    "unit-ink": ("unit-line", "on-unit"),
    "works": ("factory-armament",),
    "works-ink": ("factory-armament-mark",),
    "shipyard": ("factory-shipyard",),
    "shipyard-ink": ("factory-shipyard-mark",),
}


def page_stylesheet() -> str:
    """Return palette.css: each color once for both themes, with the property names of the web page."""
    colors = palette()
    pieces = {f"--{name}": both(value) for key, value in colors["pieces"].items() for name in PAGE_PIECES[key]}
    parts = [rule(":root", pieces)]
    for style, entry in colors["style"].items():
        light, dark = (colors["theme"][style][theme] for theme in THEMES)
        found = {f"--{name}": both((light[key], dark[key])) for key, name in PAGE_BOARD.items()}
        found |= {f"--land-{hue}": both(each["land"][style]) for hue, each in colors["hue"].items()}
        parts.append(rule(f'[data-edition="{entry["edition"]}"]', found))
    for hue, each in colors["hue"].items():
        found = {"--badge": both(each["badge"]), "--on-badge": both(each["badge-ink"])}
        found |= {"--land": f"var(--land-{hue})", "--unit": both(each["unit"])}
        parts.append(rule(f'[data-hue="{hue}"]', found))
    return "/* Made by `python3 -m maps` from maps/palette.toml. Do not edit. */\n" + "".join(parts)


def both(values: Sequence[str]) -> str:
    """Return a color for both themes; light-dark() follows the page's color-scheme."""
    light, dark = values
    return light if light == dark else f"light-dark({light}, {dark})"


def layers() -> str:
    hues = "\n".join(
        f"[data-hue='{hue}'] {{ --land: var(--land-{hue}); --unit: var(--unit-{hue});"
        f" --badge: var(--badge-{hue}); --badge-ink: var(--badge-{hue}-ink); }}"
        for hue in HUES
    )
    return hues + "\n" + (HERE / "layers.css").read_text(encoding="utf-8")
