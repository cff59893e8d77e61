"""The tools that an assistant has: a server of the Model Context Protocol over standard input and output."""

from __future__ import annotations

import threading
from typing import Annotated, Any

import rondel
import rondel.bots
from rondel import Refusal, RondelError
from rondel import rules as reference
from rondel.extras import optional_packages
from rondel.research.mcp.sitting import Sitting, Sittings
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

MOST_RULES = 12

Number = Annotated[int | None, Field(description="The number of the game; left out, the newest one.")]
Text = Annotated[str, Field(description="An action as text, for example 'rondel taxation'.", max_length=2000)]


def server() -> MCPServer:
    """A new server with no games; `run()` serves it over stdio."""
    tools = MCPServer("rondel", version=rondel.__version__, instructions=INSTRUCTIONS, log_level="WARNING")
    sittings = Sittings()
    one_at_a_time = threading.Lock()

    def answer(text: str, **structure: Any) -> CallToolResult:
        return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=structure)

    def shown(number: int, sitting: Sitting, since: int, before: str = "") -> CallToolResult:
        moves = sitting.history(since)
        told = "".join(f"{move['name']}: {move['action']}\n" for move in moves)
        text = f"Game {number}.\n{before}{f'Since then:{chr(10)}{told}' if moves else ''}{sitting.text()}"
        return answer(text, game=number, moves=moves, legal=sitting.legal(), view=sitting.structure())

    @tools.tool(title="Begin a game")
    def new_game(
        edition: Annotated[str, Field(description="imperial or imperial_2030")] = "imperial",
        bots: Annotated[list[str] | None, Field(description="1 to 5 opponents, in seat order around you")] = None,
        seat: Annotated[int, Field(description="Your seat, from 0", ge=0, le=5)] = 0,
        seed: Annotated[int, Field(description="The same seed deals the same cards")] = 0,
        options: Annotated[dict[str, Any] | None, Field(description="Options of the game, e.g. max_rounds")] = None,
    ) -> CallToolResult:
        """Begin a game against bots: explains the game, shows the position and your legal actions."""
        with one_at_a_time, _refusals():
            sitting = Sitting(edition, bots or ["medium"] * 3, seat, seed, options or {})
            number = sittings.sit_down(sitting)
            return shown(number, sitting, 0, primer(sitting.game.edition) + "\n")

    @tools.tool(title="Look at the position")
    def look(game: Number = None) -> CallToolResult:
        """The position as you see it, as text and as data, and whose decision it is."""
        with one_at_a_time, _refusals():
            number, sitting = sittings.of(game)
            return shown(number, sitting, sitting.game.version)

    @tools.tool(title="List the legal actions")
    def legal_actions(game: Number = None) -> CallToolResult:
        """Every action you may play now."""
        with one_at_a_time, _refusals():
            number, sitting = sittings.of(game)
            legal = sitting.legal()
            return answer("\n".join(legal) or "The game is over.", game=number, legal=legal)

    @tools.tool(title="Play an action")
    def play(action: Text, game: Number = None) -> CallToolResult:
        """Play an action, then the bots until you decide again. What is refused comes back with its rule."""
        with one_at_a_time, _refusals():
            number, sitting = sittings.of(game)
            found = sitting.play(action)
            if isinstance(found, Refusal):
                refused = answer(sitting.refused(found), game=number, refusal=found.to_dict(), legal=sitting.legal())
                return refused.model_copy(update={"is_error": True})
            return shown(number, sitting, found[1])

    @tools.tool(title="Ask why an action is not possible")
    def why_not(action: Text, game: Number = None) -> CallToolResult:
        """Why an action is not offered, by which rule, and what would make it possible."""
        with one_at_a_time, _refusals():
            number, sitting = sittings.of(game)
            why = sitting.why_not(action)
            remedies = f" It would become possible after: {', '.join(why.remedies)}" if why.remedies else ""
            rule = f" ({why.rule})" if why.rule else ""
            return answer(f"{why.sentence}{rule}{remedies}", game=number, refusal=why.to_dict())

    @tools.tool(title="Look back")
    def history(
        last: Annotated[int, Field(description="How many actions", ge=1, le=1000)] = 30, game: Number = None
    ) -> CallToolResult:
        """The last actions and gifts of all players."""
        with one_at_a_time, _refusals():
            number, sitting = sittings.of(game)
            moves = sitting.history(max(0, sitting.game.version - last))
            text = "\n".join(f"{move['move']} {move['name']}: {move['action']}" for move in moves)
            return answer(text or "Nothing has happened yet.", game=number, moves=moves)

    @tools.tool(title="Look up the rules")
    def rules(
        about: Annotated[
            str, Field(description="A number such as R8.7 or R8, or words; empty lists all chapters")
        ] = "",
        language: Annotated[str, Field(description="en, de, it or pl")] = "en",
    ) -> CallToolResult:
        """A rule by its number, a chapter, the rules that contain words, or the list of chapters."""
        with _refusals():
            found = reference.look_up(about.strip(), language)
            text = "\n\n".join(f"{rule.number} {rule.title}\n{rule.plain}".strip() for rule in found[:MOST_RULES])
            more = f"\n\n({len(found) - MOST_RULES} more; ask more closely.)" if len(found) > MOST_RULES else ""
            listed = [{"number": rule.number, "title": rule.title, "text": rule.plain} for rule in found[:MOST_RULES]]
            return answer((text or "No rule has these words.") + more, rules=listed)

    @tools.tool(title="List the bots")
    def bots() -> CallToolResult:
        """The opponents there are, weakest first."""
        about = {name: rondel.bots.describe(name) for name in rondel.bots.names()}
        return answer("\n".join(f"{name}: {text}" for name, text in about.items()), bots=about)

    return tools


class _refusals:  # noqa: N801 - reads as a word, as suppress does
    """What the engine refuses is told to the assistant as its sentence."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, RondelError | reference.RuleError):
            raise ToolError(str(error)) from error
