"""Interactive game in the terminal: commands, bots, undo, saving."""

import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import rondel
from rondel.bots import Bot, make, may_choose
from rondel.cli.arguments import InputError, file_errors
from rondel.cli.listings import show_rules
from rondel.cli.menu import Menu, Prompt
from rondel.cli.replay import read_record
from rondel.cli.screen import Screen
from rondel.locales import text
from rondel.locales.game_text import GameText

HUMAN = "human"

# The rule or chapter for each kind of decision.
RULE_OF = {
    "draft": "R5",
    "rondel": "R8",
    "swiss_bank": "R19",
    "factory": "R9",
    "production": "R10",
    "import": "R11",
    "fleets": "R12",
    "canal": "R17.6",
    "stance": "R15",
    "arrival": "R13",
    "ask": "R13",
    "challenge": "R13",
    "armies": "R14",
    "flags": "R16",
    "invest": "R18",
}
# Decisions where a gift may add choices: even a single legal action is not played automatically (contract, section 6).
_GIFT_MAY_ADD_CHOICES = ("factory", "import", "swiss_bank")
# Comment line in saved records with the type of each seat.
_SEATS = "seats: "
# Search effort of a hint; a fraction of a second.
_HINT_EFFORT = 0.5
# Seconds before a message that a bot is thinking.
_THINKING_DELAY = 1.0


class Step(NamedTuple):
    """An entry of the undo history: version before the action, seat, and kind."""

    version: int
    seat: int
    how: str


class TerminalGame:
    """One game between users at this keyboard and bots."""

    def __init__(
        self,
        game: rondel.Game,
        seats: list[str],
        lang: str,
        plain: bool,
        file: Path,
        seed: int,
        thinking_time: float | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.lang = lang
        self.file = file
        self.seed = seed
        self.thinking_time = thinking_time
        self.say = text(lang)
        self.prompt = Prompt()
        self.plain = plain
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "list": self._list,
            "show": self._show,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "give": self._give,
            "log": self._log,
            "save": self._save,
            "load": self._load,
        }
        self._set_up()

    def _set_up(self) -> None:
        """Initialize everything that depends on the current game; called again after loading."""
        self.game_text = GameText(self.game.edition, self.game.names, self.lang)
        self.screen = Screen(self.game_text, self.plain)
        self.menu = Menu(self.screen)
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(self.seats):
            if name != HUMAN:
                bot = make(name, seed=self.seed * 1000 + seat, thinking_time=self.thinking_time)
                bot.new_game(seat, self.game.seat_view(seat))
                self.bots[seat] = bot
        self.steps: list[Step] = []
        # A new game starts with its opening events, a loaded one without.
        self.reported = self.game.version or -1
        self.shown: tuple[int, int] | None = None
        self.thinking: tuple[int, int] | None = None

    def run(self) -> bool:
        """Play until the game is over (True) or a user quits (False); the game is saved in both cases."""
        self.screen.line(self.say("play-welcome"))
        while not self.game.over:
            self._report()
            decision = self.game.decision
            if decision.player in self.bots:
                self._play(self._bot_action(decision), "bot")
            elif len(decision.actions) == 1 and decision.kind not in _GIFT_MAY_ADD_CHOICES:
                self._play(decision.actions[0], "forced")
            elif not self._ask(decision):
                self._write(self.file)
                self.screen.line(self.say("play-quit", file=str(self.file)))
                return False
        self._report()
        self._write(self.file)
        self._final()
        return True

    def _ask(self, decision: rondel.Decision) -> bool:
        """Handle one decision of a user, including commands; return False if they quit."""
        view = self.game.view(decision.player)
        turn = (decision.player, view["turn"]["number"] if view.get("turn") else 0)
        if self.shown != turn:
            self.shown = turn
            self.screen.heading(self.say("play-heading", title=self.game.edition.title, round=self.game.round))
            self.screen.position(view)
        self.menu.show(self.game, decision)
        version, table = self.game.version, self.game
        while self.game is table and self.game.version == version:
            texts = [action.text for action in decision.actions]
            name = self.game_text.player(decision.player)
            line = self.prompt.ask(f"{name}> ", [*texts, *self.commands, "quit", "?"])
            if line is None or line.lower() in ("quit", "exit"):
                return False
            try:
                self._run_line(line, decision)
            except rondel.IllegalAction as refusal:
                self.screen.line(self.game_text.refusal(refusal), style="red")
            except (rondel.RondelError, InputError) as refusal:
                self.screen.line(str(refusal), style="red")
        return True

    def _run_line(self, line: str, decision: rondel.Decision) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            self.screen.line(self.say("play-hint"))
        elif line.isdecimal():
            if not 1 <= int(line) <= len(decision.actions):
                raise InputError(self.say("refused-number", number=line, last=len(decision.actions)))
            self._play(decision.actions[int(line) - 1], "human")
        elif line.startswith("?"):
            show_rules(line[1:].strip() or RULE_OF[decision.kind], self.lang, self.screen.console)
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        else:
            self._play(" ".join(line.lower().split()), "human")

    def _play(self, action: rondel.Action | str, how: str) -> None:
        seat, version = self.game.decision.player, self.game.version
        self.game.play(action)
        self.steps.append(Step(version, seat, how))
        if how == "human":
            self._write(self.file)

    def _bot_action(self, decision: rondel.Decision) -> rondel.Action | str:
        bot = self.bots[decision.player]
        timer = threading.Timer(_THINKING_DELAY, self._report_thinking, [decision])
        timer.start()
        try:
            chosen = bot.choose(self.game.seat_view(decision.player), decision)
            if not may_choose(self.game, str(chosen)):
                raise ValueError(f"{chosen} is not offered")
        except Exception as error:  # noqa: BLE001 - bots may be third-party code; the game continues
            name = self.game_text.player(decision.player)
            self.screen.line(self.say("play-bot-failed", player=name, reason=str(error)), style="red")
            return random.Random(self.game.version).choice(decision.actions)
        finally:
            timer.cancel()
        return chosen

    def _report_thinking(self, decision: rondel.Decision) -> None:
        """Report once per turn that a bot is thinking, so that a strong bot does not look like a hung program."""
        thinking = (decision.player, self.game.round)
        if self.thinking != thinking:
            self.thinking = thinking
            self.screen.line(self.game_text.waiting(decision), style="dim")

    def _report(self) -> None:
        """Print all new events."""
        for event in self.game.events_since(self.reported):
            if int(str(event["version"])) <= self.reported:
                continue
            if event["event"] == "turn_began":
                self.screen.line(self.game_text.event(event), style="bold")
            else:
                self.screen.line(self.game_text.event(event), indent=2)
        self.reported = self.game.version

    def _help(self, _: str) -> None:
        self.screen.line(self.say("play-help"))

    def _list(self, _: str) -> None:
        self.menu.show(self.game, self.game.decision)

    def _show(self, _: str) -> None:
        self.screen.position(self.game.view(self.game.decision.player))

    def _why(self, action: str) -> None:
        if not action:
            raise InputError(self.say("refused-why"))
        if action in {offered.text for offered in self.game.decision.actions}:
            self.screen.line(self.say("play-why-offered"))
            return
        refusal = self.game.explain(action, self.game.decision.player)
        self.screen.line(self.game_text.refusal(refusal))
        if refusal.remedies:
            self.screen.line(self.say("play-remedies", remedies=", ".join(refusal.remedies)))

    def _hint(self, _: str) -> None:
        """Print the action the search recommends from this seat's view, the reason, and its margin."""
        from rondel.analysis.hint import hint

        decision = self.game.decision
        found = hint(self.game, decision.player, _HINT_EFFORT)
        number, action = next(
            (number, action) for number, action in enumerate(decision.actions, 1) if action.text == found.action
        )
        advice, reason = self.game_text.action(action, decision.kind), self.game_text.reason(found.reason)
        self.screen.line(self.say("play-advice", number=number, action=advice, reason=reason))
        if len(found.candidates) > 1:
            self.screen.line(self.say("play-advice-margin", points=round(100 * found.margin)))

    def _undo(self, _: str) -> None:
        """Return to this user's last decision, unless another user has decided since."""
        me = self.game.decision.player
        for place in range(len(self.steps) - 1, -1, -1):
            step = self.steps[place]
            if step.how == "gift":
                raise InputError(self.say("refused-undo-gift"))
            if step.how == "human" and step.seat != me:
                raise InputError(self.say("refused-undo-other", player=self.game_text.player(step.seat)))
            if step.how == "human":
                record = self.game.record()
                before_record = self.game.version - len(record.moves)
                self.game = rondel.replay(record, until=step.version - before_record)
                del self.steps[place:]
                self.reported, self.shown = self.game.version, None
                self.screen.line(self.say("play-undone"))
                return
        raise InputError(self.say("refused-undo-nothing"))

    def _give(self, argument: str) -> None:
        nation, _, amount = argument.partition(" ")
        if not amount.strip().isdecimal():
            raise InputError(self.say("refused-give"))
        seat, version = self.game.decision.player, self.game.version
        self.game.give(seat, nation.lower(), int(amount))
        self.steps.append(Step(version, seat, "gift"))
        self._write(self.file)

    def _log(self, argument: str) -> None:
        events = self.game.events_since(0)
        count = int(argument) if argument.isdecimal() else 20
        for event in events[-count:] if count else []:
            self.screen.line(self.game_text.event(event), indent=2)
        if not events:
            self.screen.line(self.say("play-log-empty"))

    def _save(self, argument: str) -> None:
        file = Path(argument).expanduser() if argument else self.file
        self._write(file)
        self.screen.line(self.say("play-saved", file=str(file)))

    def _load(self, argument: str) -> None:
        self.game, self.seats = read_game(Path(argument).expanduser() if argument else self.file, self.seats, self.lang)
        self._set_up()

    def _write(self, file: Path) -> None:
        with file_errors(str(file), self.say):
            file.parent.mkdir(parents=True, exist_ok=True)
            written = file.with_name(file.name + ".new")
            written.write_text(self.game.record().dumps() + f"# {_SEATS}{','.join(self.seats)}\n", "utf-8")
            written.replace(file)

    def _final(self) -> None:
        view = self.game.view()
        self.screen.heading(self.say("play-over"))
        self.screen.nations(view)
        for place, seat in enumerate(self.game.ranking, 1):
            facts = {"player": self.game_text.player(seat), "score": self.game.scores[seat], "place": place}
            self.screen.line(self.say("play-rank", **facts), indent=2)
        winners = ", ".join(self.game_text.player(seat) for seat in self.game.winners)
        self.screen.line(self.say("play-winners", winners=winners, count=len(self.game.winners)), style="bold")
        self.screen.line(self.say("play-record", file=str(self.file)))


def read_game(file: Path, seats: list[str] | None, lang: str) -> tuple[rondel.Game, list[str]]:
    """Load a saved game and its seats; for other records use the given seats, or all human."""
    record = read_record(file, text(lang))
    game = rondel.replay(record)
    saved = [line.removeprefix(_SEATS).split(",") for line in record.results if line.startswith(_SEATS)]
    for candidate in (saved[-1] if saved else None, seats):
        if candidate is not None and len(candidate) == len(game.names):
            return game, [name.strip() for name in candidate]
    return game, [HUMAN] * len(game.names)
