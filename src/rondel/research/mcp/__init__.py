"""Model Context Protocol server for AI assistants: `rondel mcp`, over standard input and output."""

from rondel.research.mcp.server import server

__all__ = ["server"]
