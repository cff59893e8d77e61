"""Playing without a server: one person's games, kept by whoever runs this (in a browser, `web/src/solo`).

`Solo` answers the same requests as the HTTP server with the same bytes, by the same code; see docs/site.md.
"""

from __future__ import annotations

from rondel.solo.api import Solo

__all__ = ["Solo"]
