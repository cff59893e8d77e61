"""The browser's types are those of the server: generated again, they come out the same."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec

from rondel.server.http.openapi import exported

ROOT = Path(__file__).parents[2]
WIRE = ROOT / "web" / "src" / "wire"


def test_the_types_of_the_browser_are_up_to_date(tmp_path: Path) -> None:
    document = tmp_path / "openapi.json"
    document.write_bytes(msgspec.json.encode(exported()))
    made = tmp_path / "schema.d.ts"
    command = [sys.executable, "hatch_build.py", "--npm", "web", "run", "types", "--", str(document), "-o", str(made)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert made.exists(), ran.stdout + ran.stderr
    assert made.read_text() == (WIRE / "schema.d.ts").read_text(), "stale: run python3 dev.py types"


def test_the_short_names_only_name_generated_types() -> None:
    """No shape is written down a second time: index.ts has aliases, no interfaces and no fields."""
    text = re.sub(r"//.*|/\*\*.*?\*/", "", (WIRE / "index.ts").read_text())
    assert "interface " not in text
    assert not re.search(r"^\s+\w+\??:", text, re.MULTILINE)
