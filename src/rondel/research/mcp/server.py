"""Tools for AI assistants: a Model Context Protocol server over standard input and output."""

from __future__ import annotations

import threading
from typing import Annotated, Any

import rondel
import rondel.bots
from rondel import Refusal, RondelError
from rondel import rules as reference
from rondel.extras import optional_packages
from rondel.research.mcp.sessions import GameSession, GameSessions
from rondel.research.text import primer

with optional_packages():
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp.types import CallToolResult, TextContent
    from pydantic import Field

INSTRUCTIONS = (
    "Play the board games Imperial and Imperial 2030 against bots. Begin with new_game, which explains the game and "
    "shows the position; then answer with play until the game is over. Actions are short texts such as 'rondel "
    "taxation' or 'buy italy 4'. why_not says by which rule an action is not possible, rules looks a rule up."
)

MAX_RULES = 12

Number = Annotated[int | None, Field(description="The number of the game; default: the newest game.")]
Text = Annotated[str, Field(description="Text of an action, for example 'rondel taxation'.", max_length=2000)]


def server() -> MCPServer:
    """Return a new server without games; `run()` serves it over stdio."""
    tools = MCPServer("rondel", version=rondel.__version__, instructions=INSTRUCTIONS, log_level="WARNING")
    sessions = GameSessions()
    lock = threading.Lock()

    def result(text: str, **structure: Any) -> CallToolResult:
        return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=structure)

    def position_result(number: int, session: GameSession, since: int, before: str = "") -> CallToolResult:
        moves = session.history(since)
        log = "".join(f"{move['name']}: {move['action']}\n" for move in moves)
        text = f"Game {number}.\n{before}{f'Since then:{chr(10)}{log}' if moves else ''}{session.text()}"
        return result(text, game=number, moves=moves, legal=session.legal(), view=session.structure())

    @tools.tool(title="Begin a game")
    def new_game(
        edition: Annotated[str, Field(description="imperial or imperial_2030")] = "imperial",
        bots: Annotated[list[str] | None, Field(description="1 to 5 opponents, in seat order around you")] = None,
        seat: Annotated[int, Field(description="Your seat, from 0", ge=0, le=5)] = 0,
        seed: Annotated[int, Field(description="The same seed deals the same cards")] = 0,
        options: Annotated[dict[str, Any] | None, Field(description="Options of the game, e.g. max_rounds")] = None,
    ) -> CallToolResult:
        """Start a game against bots. Explains the game and shows the position and your legal actions."""
        with lock, _tool_errors():
            session = GameSession(edition, bots or ["medium"] * 3, seat, seed, options or {})
            number = sessions.add(session)
            return position_result(number, session, 0, primer(session.game.edition) + "\n")

    @tools.tool(title="Look at the position")
    def look(game: Number = None) -> CallToolResult:
        """Show the position as you see it, as text and as data, and whose decision it is."""
        with lock, _tool_errors():
            number, session = sessions.get(game)
            return position_result(number, session, session.game.version)

    @tools.tool(title="List the legal actions")
    def legal_actions(game: Number = None) -> CallToolResult:
        """List every action you may play now."""
        with lock, _tool_errors():
            number, session = sessions.get(game)
            legal = session.legal()
            return result("\n".join(legal) or "The game is over.", game=number, legal=legal)

    @tools.tool(title="Play an action")
    def play(action: Text, game: Number = None) -> CallToolResult:
        """Play an action, then let the bots play until you decide again. Refusals cite the rule."""
        with lock, _tool_errors():
            number, session = sessions.get(game)
            found = session.play(action)
            if isinstance(found, Refusal):
                refused = result(session.refused(found), game=number, refusal=found.to_dict(), legal=session.legal())
                return refused.model_copy(update={"is_error": True})
            return position_result(number, session, found[1])

    @tools.tool(title="Ask why an action is not possible")
    def why_not(action: Text, game: Number = None) -> CallToolResult:
        """Explain why an action is not legal, by which rule, and what would make it legal."""
        with lock, _tool_errors():
            number, session = sessions.get(game)
            why = session.why_not(action)
            remedies = f" It would become possible after: {', '.join(why.remedies)}" if why.remedies else ""
            rule = f" ({why.rule})" if why.rule else ""
            return result(f"{why.sentence}{rule}{remedies}", game=number, refusal=why.to_dict())

    @tools.tool(title="Look back")
    def history(
        last: Annotated[int, Field(description="How many actions", ge=1, le=1000)] = 30, game: Number = None
    ) -> CallToolResult:
        """List the last actions and gifts of all players."""
        with lock, _tool_errors():
            number, session = sessions.get(game)
            moves = session.history(max(0, session.game.version - last))
            text = "\n".join(f"{move['move']} {move['name']}: {move['action']}" for move in moves)
            return result(text or "Nothing has happened yet.", game=number, moves=moves)

    @tools.tool(title="Look up the rules")
    def rules(
        about: Annotated[
            str, Field(description="A number such as R8.7 or R8, or words; empty lists all chapters")
        ] = "",
        language: Annotated[str, Field(description="en, de, it or pl")] = "en",
    ) -> CallToolResult:
        """Return a rule by its number, a chapter, the rules that contain the given words, or the list of chapters."""
        with _tool_errors():
            found = reference.look_up(about.strip(), language)
            text = "\n\n".join(f"{rule.number} {rule.title}\n{rule.plain}".strip() for rule in found[:MAX_RULES])
            more = f"\n\n({len(found) - MAX_RULES} more; narrow your query.)" if len(found) > MAX_RULES else ""
            listed = [{"number": rule.number, "title": rule.title, "text": rule.plain} for rule in found[:MAX_RULES]]
            return result((text or "No rule contains these words.") + more, rules=listed)

    @tools.tool(title="List the bots")
    def bots() -> CallToolResult:
        """List the available bots, weakest first."""
        about = {name: rondel.bots.describe(name) for name in rondel.bots.names()}
        return result("\n".join(f"{name}: {text}" for name, text in about.items()), bots=about)

    return tools


class _tool_errors:  # noqa: N801 - a context manager, named like suppress
    """Report refusals of the engine to the assistant as tool errors."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, RondelError | reference.RuleError):
            raise ToolError(str(error)) from error
