"""`rondel mcp`: an assistant plays through the Model Context Protocol."""


def mcp() -> None:
    """Serves over standard input and output until they are closed."""
    from rondel.research.mcp import server

    server().run()
