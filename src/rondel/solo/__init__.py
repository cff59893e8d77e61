"""Playing without a server: one person's games, stored by the embedding program (in a browser, `web/src/solo`).

`Solo` handles the same requests as the HTTP server with identical responses, using the same code; see docs/site.md.
"""

from __future__ import annotations

from rondel.solo.api import Solo

__all__ = ["Solo"]
