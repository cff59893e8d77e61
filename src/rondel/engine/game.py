"""`Game`, the main class of the public API: decisions, moves, gifts, copies, views, records."""

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
from rondel.engine.refusals import Choice, choices, explain, explain_place, game_over_refusal, locked_choices
from rondel.engine.route import Leg, route
from rondel.engine.saved_game import fingerprint_text, read_saved, write_saved
from rondel.engine.state import NOBODY, State
from rondel.engine.view import SeatView, view_of


class Decision(NamedTuple):
    """A pending decision: seat, nation (id or None), kind, and all legal actions."""

    player: int
    nation: str | None
    kind: str
    actions: tuple[Action, ...]


class Game:
    """A running or finished game; between calls it is always at a decision or over."""

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
        """Start a game with this position and advance it to its first decision."""
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
        """Whether the game has ended."""
        return not self.state.stack

    @property
    def round(self) -> int:
        """The number of the current round of the turn order."""
        return self.state.round

    @property
    def decision(self) -> Decision:
        """The pending decision; raises `IllegalAction` once the game is over."""
        if self._decision is None:
            s = self.state
            if not s.stack:
                raise IllegalAction(game_over_refusal())
            phase = s.stack[-1]
            subject = phase.subject(s)
            nation = None if subject == NOBODY else s.edition.nations[subject].id
            self._decision = Decision(phase.decider(s), nation, phase.KIND, tuple(self._offer))
        return self._decision

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Carry out a legal action, given as object or text; an error changes nothing.

        `seat` is the acting seat, by default the one that decides; others may only give (`give <nation> <amount>`).
        """
        s = self.state
        table = s.edition.actions
        # Use the interned action of this edition: an equal text may belong to another one.
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
        """Give cash of a player to a treasury (R6.5); this never changes who decides."""
        if type(amount) is not int or amount < 1:
            raise IllegalAction(
                Refusal(
                    "gift_amount",
                    "R6.5",
                    "A gift is a whole number of millions, at least 1.",
                    {"amount": str(amount)},
                )
            )
        if not isinstance(nation, str) or nation not in self.edition.nation_index:
            known = ", ".join(n.id for n in self.edition.nations)
            raise UnknownAction(f"There is no nation called {nation!r}; there are: {known}.")
        if seat is None:
            raise PositionError(f"A gift needs a giver: a seat from 0 to {self.state.seats - 1}.")
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
        """Return the most that this seat may give to that nation now; 0 if it may not give at all."""
        return gift_limit(self.state, seat, self.edition.nation_index[nation])

    def _settle(self) -> None:
        """Advance to the next decision or to the end of the game (R24)."""
        self._decision = None
        self._offer = settle(self.state)

    def renew_offer(self) -> None:
        """Recompute the legal actions of the pending decision, for example after a gift; declining stays possible."""
        self._decision = None
        self._offer = ()
        if self.state.stack:
            phase = self.state.stack[-1]
            self._offer = phase.actions(self.state) or [self.edition.actions.by_text[phase.DECLINE]]

    def copy(self) -> Game:
        """Return a cheap, independent copy with the same history."""
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
        """Return a copy without history that starts at the current position."""
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
        """Return what a seat may see as JSON-serializable data; None is a spectator.

        `options`, `nations` and `regions` are the same for all viewers. To make several views of one position, pass
        those of the first as `public`, in any form.
        """
        self._check_seat(seat)
        return view_of(self.state, self.names, self.version, self._offer, seat, public)

    def choices(self, seat: int | None) -> list[Choice]:
        """Return the legal actions as plain data, in the same order, for the seat that decides; others get none.

        Each has the `parts` of its action and, where they apply, its `cost` in millions (from the decider's cash for
        rondel moves and bonds, from the treasury for factories and imports) and its `steps` on the rondel.
        """
        return choices(self.state, self._offer) if self._is_decider(seat) else []

    def locked(self, seat: int | None) -> list[Choice]:
        """Return related actions that are not legal now, each with its `refusal`, for the seat that decides."""
        return locked_choices(self.state, self._offer) if self._is_decider(seat) else []

    def _is_decider(self, seat: int | None) -> bool:
        self._check_seat(seat)
        return not self.over and seat == self.decision.player

    def seat_view(self, seat: int, tally: Sequence[int] | None = None) -> SeatView:
        """Return a lazy view for a bot, with a game to search in.

        `tally` is the result of `tally()`, for a game whose history is stored elsewhere.
        """
        self._check_seat(seat)
        return SeatView(self, seat, tally)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.state.seats):
            raise PositionError(f"There is no seat {seat!r}; seats are 0 to {self.state.seats - 1}.")

    def preview(self, action: Action | str, seat: int | None = None) -> dict[str, Any]:
        """Return what the action would change, as far as that seat may see it."""
        self._check_seat(seat)
        return preview(self, action, seat)

    def previews(self, seat: int | None = None) -> dict[str, dict[str, Any]]:
        """Return the previews of all legal actions by text, faster than one by one."""
        return dict(self.each_preview(seat))

    def each_preview(self, seat: int | None = None) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield text and preview of each legal action lazily, so that a server can do other work in between."""
        self._check_seat(seat)
        return each_preview(self, self._offer, seat)

    def explain(self, text: Action | str, seat: int | None = None) -> Refusal:
        """Return why an action is not offered: code, parameters, rule, sentence, remedies; code "offered" if it is.

        Without a seat the answer is public: with hidden cash it says nothing about money.
        """
        self._check_seat(seat)
        return explain(self.state, self._offer, self.edition.actions.parse(text), self._requester(seat))

    def explain_place(
        self,
        place: str,
        *,
        origin: str | None = None,
        own: str | None = None,
        unit: str | None = None,
        seat: int | None = None,
    ) -> Refusal:
        """Return why a place cannot be chosen at this decision; `.action` is the action that choosing it would mean.

        For moves, `origin` is the region of the unit and `own` ("hostile", "friendly") selects among different units;
        without an origin, the answer explains why no unit can be chosen there. For imports, `unit` is "army" or
        "fleet".
        """
        self._check_seat(seat)
        return explain_place(self.state, self._offer, self._requester(seat), place, origin, own, unit)

    def _requester(self, seat: int | None) -> int:
        """Return the seat an explanation is for; NOBODY without a seat if the answer could reveal hidden cash."""
        if seat is not None:
            return seat
        return NOBODY if self.over or self.options.cash == "hidden" else self.decision.player

    def route(self, action: Action | str) -> list[Leg]:
        """Return the route of a legal move of an army or fleet, for drawing."""
        known = self.edition.actions.parse(action)
        if known not in self._offer:
            # The caller may be another seat than the decider, so the refusal must not reveal hidden cash.
            raise IllegalAction(self.explain(known))
        return route(self.state, known)

    @property
    def events(self) -> tuple[Event, ...]:
        """All events of the game so far."""
        return (*self._opening, *(event for entry in entries(self._log) for event in entry.events))

    @property
    def news(self) -> list[dict[str, object]]:
        """The events of the last action, with ids."""
        events = self._log.events if self._log is not None else self._opening
        return [event_dict(event, self.version, self.edition) for event in events]

    def events_since(self, version: int = 0) -> list[dict[str, Any]]:
        """Return the events after that version, with ids and the version each event belongs to."""
        return events_after(self._opening, self._log, self.version, version, self.edition)

    def moves(self) -> list[tuple[int, str]]:
        """Return seat and text of every action and gift so far."""
        return [(entry.seat, entry.text) for entry in entries(self._log)]

    def tally(self, past: Iterable[Mapping[str, Any]] | None = None) -> list[int] | None:
        """Return the cash of each seat, derived from all public payments (A12); None if the history is incomplete.

        `past` is the result of `events_since()`, for a game whose history is stored elsewhere.
        """
        if self._deal is None and self._start_player is None:
            return None
        if past is None:
            if len(entries(self._log)) != self.version:
                return None
            past = self.events_since()
        return tally(starting_cash(self.edition, self.options, self.state.seats, self._deal), past)

    def record(self) -> Record:
        """Return the game as a record; the record of an unfinished game is valid, too."""
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
        """Serialize the complete state; `from_json` restores the same game without its history."""
        return write_saved(self.state, self.names, self.version, self._deal, self._start_player)

    @staticmethod
    def from_json(text: str, edition: Edition | None = None) -> Game:
        """Restore a game from the output of `to_json`; raise `PositionError` for anything else.

        A game on a custom board needs its `edition`.
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
        """Set up any position at the start of a nation's turn, from a dict in the shape of a view.

        A position on a custom board needs its `edition`.
        """
        state, names, version = state_from_view(view, edition)
        game = Game(state, names)
        game.version = version
        game._settle()
        game._origin = game.to_json()
        return game

    def state_hash(self) -> str:
        """Return a hash of the position as 16 hexadecimal digits."""
        return hashlib.sha256(fingerprint_text(self.state).encode()).hexdigest()[:16]
