"""Reads one line from the player, with tab completion and history where the terminal has them."""

import sys
from collections.abc import Sequence

try:
    import readline
except ImportError:  # Windows has none; typing still works
    readline = None  # type: ignore[assignment]


class Prompt:
    """Asks for a line; Tab completes the commands and the texts of the offered actions."""

    def __init__(self) -> None:
        self._candidates: list[str] = []
        if readline is not None and sys.stdin.isatty():
            readline.set_completer(self._complete)
            # The whole line is completed, since actions have several words.
            readline.set_completer_delims("")
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def ask(self, prompt: str, candidates: Sequence[str]) -> str | None:
        """The line without spaces around it; None when there is nothing more to read (Ctrl-D, Ctrl-C)."""
        self._candidates = list(candidates)
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None

    def _complete(self, begun: str, state: int) -> str | None:
        found = completions(begun, self._candidates)
        return found[state] if state < len(found) else None


def completions(begun: str, candidates: Sequence[str]) -> list[str]:
    """The candidates that begin so, whatever the case and the number of spaces."""
    wanted = " ".join(begun.lower().split()) + (" " if begun.endswith(" ") and begun.strip() else "")
    return [candidate for candidate in candidates if candidate.startswith(wanted)]
