"""An assistant at the table: `rondel mcp` serves the Model Context Protocol over standard input and output."""

from rondel.research.mcp.server import server

__all__ = ["server"]
