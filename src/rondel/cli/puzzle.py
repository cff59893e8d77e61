"""`rondel puzzle`: solve a puzzle in the terminal by playing moves."""

import random
from datetime import UTC, datetime
from typing import Annotated

import typer

import rondel
from rondel import puzzles
from rondel.cli.arguments import InputError, Lang, argument_help, language, option_help
from rondel.cli.listings import show_rules
from rondel.cli.menu import Menu, Prompt
from rondel.cli.screen import Screen
from rondel.cli.terminal_game import RULE_OF
from rondel.locales import text
from rondel.locales.game_text import GameText


def puzzle(
    id: Annotated[str | None, typer.Argument(help=argument_help("puzzle"), show_default=False)] = None,
    daily: Annotated[bool, typer.Option("--daily", help=option_help("daily"))] = False,
    grade: Annotated[int | None, typer.Option("--grade", min=1, max=5, help=option_help("grade"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=option_help("plain"))] = False,
    lang: Lang = None,
) -> None:
    lang = language(lang)
    say = text(lang)
    if (id is not None) + daily + (grade is not None) > 1:
        raise InputError(say("refused-puzzles"))
    if id is not None:
        if id not in {each.id for each in puzzles.all()}:
            raise InputError(say("refused-puzzle", id=id))
        found = puzzles.find(id)
    elif grade is not None:
        found = random.SystemRandom().choice([each for each in puzzles.all() if each.grade == grade])
    else:
        found = puzzles.daily(datetime.now(UTC).date())
    PuzzleSession(found, lang, plain).run()


class PuzzleSession:
    """One puzzle being solved."""

    def __init__(self, found: puzzles.Puzzle, lang: str, plain: bool) -> None:
        self.puzzle = found
        self.lang = lang
        self.say = text(lang)
        game = found.game()
        self.game_text = GameText(game.edition, game.names, lang)
        self.screen = Screen(self.game_text, plain)
        self.menu = Menu(self.screen)
        self.prompt = Prompt()
        self.played: list[str] = []

    def run(self) -> bool:
        """Prompt until the puzzle is solved (True) or the user quits or asks for the solution (False)."""
        facts = {"id": self.puzzle.id, "grade": self.puzzle.grade}
        self.screen.heading(f"{self.say('puzzle-name', **facts)}, {self.say('puzzle-grade', **facts)}")
        self.screen.position(self.puzzle.game().view(self.puzzle.seat))
        self._ask()
        while True:
            decision = self.puzzle.game(self.played).decision
            line = self.prompt.ask("> ", [*map(str, decision.actions), "hint", "answer", "quit", "?"])
            if line is None or line.lower() in ("quit", "exit"):
                return False
            if line.lower() == "answer":
                self._answer()
                return False
            try:
                if self._run_line(line, decision):
                    return True
            except rondel.IllegalAction as refusal:
                self.screen.line(self.game_text.refusal(refusal), style="red")
            except (rondel.RondelError, InputError) as refusal:
                self.screen.line(str(refusal), style="red")

    def _ask(self) -> None:
        """Print the question and every legal action."""
        key, params = self.puzzle.asked
        self.screen.line()
        self.screen.line(self.say("puzzle-you", player=self.game_text.player(self.puzzle.seat)))
        self.screen.line(self.say(f"puzzle-ask-{key}", **self.game_text.localized(params)), style="bold")
        self._show()
        self.screen.line(self.say("puzzle-prompt"))

    def _show(self) -> None:
        game = self.puzzle.game(self.played)
        self.menu.show(game, game.decision)

    def _run_line(self, line: str, decision: rondel.Decision) -> bool:
        word = line.lower()
        if not line:
            self.screen.line(self.say("puzzle-prompt"))
        elif word == "hint":
            self.screen.line(self.say(f"puzzle-hint-{self.puzzle.kind}"))
        elif word == "list":
            self._show()
        elif word == "show":
            self.screen.position(self.puzzle.game(self.played).view(self.puzzle.seat))
        elif line.startswith("?"):
            show_rules(line[1:].strip() or RULE_OF[decision.kind], self.lang, self.screen.console)
        else:
            return self._check(self._action(line, decision))
        return False

    def _action(self, line: str, decision: rondel.Decision) -> str:
        if not line.isdecimal():
            return " ".join(line.lower().split())
        if not 1 <= int(line) <= len(decision.actions):
            raise InputError(self.say("refused-number", number=line, last=len(decision.actions)))
        return str(decision.actions[int(line) - 1])

    def _check(self, action: str) -> bool:
        verdict = self.puzzle.judge(action, self.played)
        if verdict.outcome == "wrong":
            self._report("puzzle-wrong", "wrong", verdict.reason, "yellow")
            return False
        self.played.append(action)
        if verdict.outcome == "solved":
            self._report("puzzle-solved", "why", verdict.reason, "green")
            return True
        self.screen.line(self.say("puzzle-go-on"), style="green")
        self._show()
        return False

    def _report(self, key: str, what: str, reason: puzzles.Message | None, style: str) -> None:
        self.screen.line(self.say(key), style=f"bold {style}")
        if reason is not None:
            self.screen.line(self.say(f"puzzle-{what}-{reason.code}", **self.game_text.localized(reason.params)))

    def _answer(self) -> None:
        """Print the solution step by step, and its explanation."""
        self.screen.line(f"{self.say('puzzle-answer')}:", style="bold")
        for number in range(len(self.puzzle.answer)):
            decision = self.puzzle.game(self.puzzle.answer[:number]).decision
            step = next(action for action in decision.actions if str(action) == self.puzzle.answer[number])
            self.screen.line(f"{number + 1}. {self.game_text.action(step, decision.kind)}", indent=2)
        why = self.puzzle.why()
        self.screen.line(self.say(f"puzzle-why-{why.code}", **self.game_text.localized(why.params)))
