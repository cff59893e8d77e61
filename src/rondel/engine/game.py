"""Game: the one object a program holds. Decision, play, gifts, copies, views, records."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rondel.engine import scoring
from rondel.engine.actions import Action
from rondel.engine.edition import Edition
from rondel.engine.edition_files import is_packaged
from rondel.engine.errors import IllegalAction, PositionError, Refusal, UnknownAction
from rondel.engine.events import Event
from rondel.engine.flow import settle
from rondel.engine.from_view import state_from_view
from rondel.engine.history import Entry, entries, event_dict, events_after, starting_cash, tally
from rondel.engine.money import gift_limit, give
from rondel.engine.options import Options
from rondel.engine.preview import each_preview, preview
from rondel.engine.record import Record
from rondel.engine.refusals import Choice, choices, explain, explain_place, locked_choices, refusal_when_over
from rondel.engine.route import Leg, route
from rondel.engine.saved_game import fingerprint_text, read_saved, write_saved
from rondel.engine.state import NOBODY, State
from rondel.engine.view import SeatView, view_of


class Decision(NamedTuple):
    """Who decides what: seat, nation (id or None), kind, and the complete list of legal actions."""

    player: int
    nation: str | None
    kind: str
    actions: tuple[Action, ...]


class Game:
    """A game under way or finished. After every `play` it rests at a decision or is over."""

    __slots__ = (
        "_deal",
        "_decision",
        "_log",
        "_offer",
        "_opening",
        "_origin",
        "_start_player",
        "names",
        "state",
        "version",
    )

    def __init__(self, state: State, names: Sequence[str]) -> None:
        self.state = state
        self.names = tuple(names)
        self.version = 0
        self._deal: tuple[str, ...] | None = None
        self._start_player: int | None = None
        self._origin: str | None = None
        self._log: Entry | None = None
        self._opening: Sequence[Event] = ()
        self._offer: Sequence[Action] = ()
        self._decision: Decision | None = None

    @staticmethod
    def begin(
        state: State, names: Sequence[str], deal: tuple[str, ...] | None = None, start_player: int | None = None
    ) -> Game:
        """A game that starts with this position and goes on to its first decision."""
        game = Game(state, names)
        game._deal = deal
        game._start_player = start_player
        news: list[Event] = []
        state.news = news
        game._settle()
        state.news = None
        game._opening = news
        return game

    @property
    def edition(self) -> Edition:
        """The edition being played."""
        return self.state.edition

    @property
    def options(self) -> Options:
        """The options being played."""
        return self.state.options

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.state.stack

    @property
    def round(self) -> int:
        """How often the turn order has begun."""
        return self.state.round

    @property
    def decision(self) -> Decision:
        """The decision the game waits for; refused once the game is over."""
        if self._decision is None:
            s = self.state
            if not s.stack:
                raise IllegalAction(refusal_when_over())
            phase = s.stack[-1]
            subject = phase.subject(s)
            nation = None if subject == NOBODY else s.edition.nations[subject].id
            self._decision = Decision(phase.decider(s), nation, phase.KIND, tuple(self._offer))
        return self._decision

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Carry out a legal action, given as object or text; anything else is refused and changes nothing.

        `seat` is who plays it, by default whoever decides; anybody else may only give (`give <nation> <amount>`).
        """
        s = self.state
        table = s.edition.actions
        # The interned action of this edition: an equal text may come from another one.
        known = table.by_text.get(action) if isinstance(action, str) else None
        action = known if known is not None else table.parse(action)
        if seat is not None:
            self._check_seat(seat)
        if action.kind == "give":
            self._give(self.decision.player if seat is None else seat, action)
            return
        if action not in self._offer or (seat is not None and seat != s.stack[-1].decider(s)):
            if seat is None:
                seat = NOBODY if self.over else self.decision.player
            raise IllegalAction(explain(s, self._offer, action, seat))
        phase = s.stack[-1]
        decider = self._decision.player if self._decision is not None else phase.decider(s)
        news: list[Event] = []
        s.news = news
        phase.play(s, action)
        self._settle()
        s.news = None
        self._log = Entry(self._log, decider, action.text, news)
        self.version += 1

    def give(self, seat: int, nation: str, amount: int) -> None:
        """A player gives cash to a treasury (R6.5); never changes who decides."""
        if type(amount) is not int or amount < 1:
            raise IllegalAction(
                Refusal(
                    "gift_amount",
                    "R6.5",
                    "A gift is a whole number of millions from 1 on.",
                    {"amount": str(amount)},
                )
            )
        if not isinstance(nation, str) or nation not in self.edition.nation_index:
            known = ", ".join(n.id for n in self.edition.nations)
            raise UnknownAction(f"There is no nation called {nation!r}; there are: {known}.")
        if seat is None:
            raise PositionError(f"A gift needs its giver: a seat from 0 to {self.state.seats - 1}.")
        self._check_seat(seat)
        self._give(seat, self.edition.actions.gift(self.edition.nation_index[nation], amount))

    def _give(self, seat: int, gift: Action) -> None:
        refusal = explain(self.state, self._offer, gift, seat)
        if refusal.code != "offered":
            raise IllegalAction(refusal)
        news: list[Event] = []
        self.state.news = news
        give(self.state, seat, gift.nation, gift.amount)
        self.state.news = None
        self._log = Entry(self._log, seat, gift.text, news)
        self.version += 1
        self.renew_offer()

    def gift_limit(self, seat: int, nation: str) -> int:
        """The most this seat may give that nation now; 0 if it may not give at all."""
        return gift_limit(self.state, seat, self.edition.nation_index[nation])

    def _settle(self) -> None:
        """Go on until somebody has something to decide or the game is over (R24)."""
        self._decision = None
        self._offer = settle(self.state)

    def renew_offer(self) -> None:
        """List the legal actions anew where the game rests, as after a gift; somebody can always decline."""
        self._decision = None
        self._offer = ()
        if self.state.stack:
            phase = self.state.stack[-1]
            self._offer = phase.actions(self.state) or [self.edition.actions.by_text[phase.DECLINE]]

    def copy(self) -> Game:
        """A cheap, independent copy with the same past."""
        other = Game.__new__(Game)
        other.state = self.state.clone()
        other.names = self.names
        other.version = self.version
        other._deal = self._deal
        other._start_player = self._start_player
        other._origin = self._origin
        other._log = self._log
        other._opening = self._opening
        other._offer = self._offer
        other._decision = self._decision
        return other

    def position(self) -> Game:
        """A copy that forgets its past: the present position as a start."""
        other = self.copy()
        other._log = None
        other._opening = ()
        other._deal = other._start_player = None
        return other

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[str, Edition | None]]:
        return Game.from_json, (self.to_json(), None if is_packaged(self.edition) else self.edition)

    def __repr__(self) -> str:
        where = "over" if self.over else f"{self.decision.kind} for seat {self.decision.player}"
        return f"<Game {self.edition.id}, {self.state.seats} players, version {self.version}, {where}>"

    @property
    def scores(self) -> list[int]:
        """One score per seat, as if the game ended now (R21.2)."""
        return scoring.scores(self.state)

    @property
    def ranking(self) -> list[int]:
        """Seats, best first."""
        return scoring.ranking(self.state)

    @property
    def winners(self) -> list[int]:
        """The winning seats of a finished game; empty while it runs."""
        return scoring.winners(self.state) if self.over else []

    def view(self, seat: int | None = None, public: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """What that seat may see, JSON-able; None is a spectator.

        Options, nations and regions are the same for all: who makes several views of one position hands those of the
        first on as `public`, in whatever form they are wanted.
        """
        self._check_seat(seat)
        return view_of(self.state, self.names, self.version, self._offer, seat, public)

    def choices(self, seat: int | None) -> list[Choice]:
        """The offered actions as plain data, in the same order, for the seat that decides; nothing for others.

        Each has the `parts` of its action and, where it applies, its `cost` in millions (of the decider's cash on the
        rondel and for bonds, of the treasury for factories and imports) and its `steps` on the rondel.
        """
        return choices(self.state, self._offer) if self._is_decider(seat) else []

    def locked(self, seat: int | None) -> list[Choice]:
        """What this decision is about but does not offer, each with its `refusal`, for the seat that decides."""
        return locked_choices(self.state, self._offer) if self._is_decider(seat) else []

    def _is_decider(self, seat: int | None) -> bool:
        self._check_seat(seat)
        return not self.over and seat == self.decision.player

    def seat_view(self, seat: int, tally: Sequence[int] | None = None) -> SeatView:
        """The same for a bot: made lazily, with a way to think ahead.

        `tally` is what `tally()` found, for a game whose past is kept elsewhere.
        """
        self._check_seat(seat)
        return SeatView(self, seat, tally)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.state.seats):
            raise PositionError(f"There is no seat {seat!r}; seats are 0 to {self.state.seats - 1}.")

    def preview(self, action: Action | str, seat: int | None = None) -> dict[str, Any]:
        """What the action would change, in that seat's sight."""
        self._check_seat(seat)
        return preview(self, action, seat)

    def previews(self, seat: int | None = None) -> dict[str, dict[str, Any]]:
        """The previews of all offered actions by their texts, quicker than one by one."""
        return dict(self.each_preview(seat))

    def each_preview(self, seat: int | None = None) -> Iterator[tuple[str, dict[str, Any]]]:
        """The same, text and preview, each made when it is asked for: in between others can be served."""
        self._check_seat(seat)
        return each_preview(self, self._offer, seat)

    def explain(self, text: Action | str, seat: int | None = None) -> Refusal:
        """Why an action is not offered: code, parameters, rule, sentence, remedies; code "offered" if it is.

        Without a seat the answer is for everybody: with hidden cash it then says nothing about money.
        """
        self._check_seat(seat)
        return explain(self.state, self._offer, self.edition.actions.parse(text), self._asking(seat))

    def explain_place(
        self,
        place: str,
        *,
        origin: str | None = None,
        own: str | None = None,
        unit: str | None = None,
        seat: int | None = None,
    ) -> Refusal:
        """Why a place cannot be chosen at this decision; `.action` is what choosing it would have meant.

        For moves `origin` is where the unit stands and `own` ("hostile", "friendly") which of unlike ones it is;
        without an origin the question is why no unit can be chosen there. For imports `unit` is "army" or "fleet".
        """
        self._check_seat(seat)
        return explain_place(self.state, self._offer, self._asking(seat), place, origin, own, unit)

    def _asking(self, seat: int | None) -> int:
        """Who asks for an explanation; without a seat nobody, where that would tell hidden cash."""
        if seat is not None:
            return seat
        return NOBODY if self.over or self.options.cash == "hidden" else self.decision.player

    def route(self, action: Action | str) -> list[Leg]:
        """How the army or fleet of a legal move gets there, for drawing."""
        known = self.edition.actions.parse(action)
        if known not in self._offer:
            # Whoever asks for a way need not be the one who decides: nothing is said about hidden cash.
            raise IllegalAction(self.explain(known))
        return route(self.state, known)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far."""
        return (*self._opening, *(event for entry in entries(self._log) for event in entry.events))

    @property
    def news(self) -> list[dict[str, object]]:
        """What the last action brought about, with ids."""
        events = self._log.events if self._log is not None else self._opening
        return [event_dict(event, self.version, self.edition) for event in events]

    def events_since(self, version: int = 0) -> list[dict[str, Any]]:
        """What happened after that version, with ids and the version each event belongs to."""
        return events_after(self._opening, self._log, self.version, version, self.edition)

    def moves(self) -> list[tuple[int, str]]:
        """The seat and text of every action and gift so far."""
        return [(entry.seat, entry.text) for entry in entries(self._log)]

    def tally(self, past: Iterable[Mapping[str, Any]] | None = None) -> list[int] | None:
        """What each seat has, counted from the payments that everybody has seen (A12); None if not all are known.

        `past` is what has happened since the beginning, as `events_since()` words it, if it is kept elsewhere.
        """
        if self._deal is None and self._start_player is None:
            return None
        if past is None:
            if len(entries(self._log)) != self.version:
                return None
            past = self.events_since()
        return tally(starting_cash(self.edition, self.options, self.state.seats, self._deal), past)

    def record(self) -> Record:
        """The game as a record, valid wherever it is cut off."""
        results: tuple[str, ...] = ()
        if self.over:
            winners = ", ".join(self.names[seat] for seat in self.winners)
            results = (
                f"scores: {' '.join(str(score) for score in self.scores)}",
                f"winners: {winners}",
            )
        return Record(
            edition=self.edition.id,
            options=self.options,
            players=self.names,
            deal=self._deal if self._origin is None else None,
            start_player=self._start_player if self._origin is None else None,
            moves=tuple(self.moves()),
            results=results,
            position=self._origin,
        )

    def to_json(self) -> str:
        """The complete state as text; `from_json` gives back the same game, without its log."""
        return write_saved(self.state, self.names, self.version, self._deal, self._start_player)

    @staticmethod
    def from_json(text: str, edition: Edition | None = None) -> Game:
        """The game that `to_json` wrote; anything else is refused with a sentence.

        A game on a board that does not come with the package is read with its `edition`.
        """
        saved = read_saved(text, edition)
        game = Game(saved.state, saved.names)
        game.version = saved.version
        game._deal = saved.deal
        game._start_player = saved.start_player
        game._origin = saved.text
        game.renew_offer()
        return game

    @staticmethod
    def from_view(view: Mapping[str, Any], edition: Edition | None = None) -> Game:
        """Any position at the start of a nation's turn, from a dict in the shape of a view.

        A position on a board that does not come with the package is read with its `edition`.
        """
        state, names, version = state_from_view(view, edition)
        game = Game(state, names)
        game.version = version
        game._settle()
        game._origin = game.to_json()
        return game

    def state_hash(self) -> str:
        """16 hex digits that tell positions apart."""
        return hashlib.sha256(fingerprint_text(self.state).encode()).hexdigest()[:16]
