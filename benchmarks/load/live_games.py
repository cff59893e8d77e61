"""Games of four people with live streams, and a client that moves in all of them at a steady rate."""

from __future__ import annotations

import heapq
import random
import selectors
import time

from benchmarks.load.browsers import Browser, Line, Refused, Stream

SEATS = 4


class LiveGame:
    """A game, its players and their streams; one connection sends the moves."""

    def __init__(self, port: int, number: int, setup: Line) -> None:
        self._port = port
        self.players = [Browser(number * SEATS + seat) for seat in range(SEATS)]
        for seat, player in enumerate(self.players):
            setup.call(player, "POST", "/api/guest", {"name": f"Person {number} {seat}"})
        host, *others = self.players
        seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
        self.id = setup.call(host, "POST", "/api/tables", {"seats": seats, "seed": number})["id"]
        for player in others:
            setup.call(player, "POST", f"/api/tables/{self.id}/join", {})
        setup.call(host, "POST", f"/api/tables/{self.id}/start", {})
        self.streams: list[Stream] = []
        self.line: Line | None = None
        self._chance = random.Random(number)
        self.sent = 0.0
        self.answered: float | None = None
        self.wanted = -1

    def connect(self) -> None:
        self.streams = [Stream(self._port, player, self.id) for player in self.players]
        self.line = Line(self._port)

    def move(self) -> None:
        """Send a random legal move of the deciding player."""
        states = [stream.state() for stream in self.streams]
        seat = next(seat for seat, state in enumerate(states) if state.view.decision and state.view.decision.actions)
        state = states[seat]
        assert state.view.decision
        body = {"version": state.view.version, "action": self._chance.choice(state.view.decision.actions)}
        request = self.players[seat].request("POST", f"/api/games/{self.id}/actions", body)
        self.wanted, self.answered = state.revision + 1, None
        assert self.line
        self.sent = time.perf_counter()
        self.line.socket.sendall(request)

    def is_done(self) -> bool:
        """Whether the mover has the response and every reader the new state."""
        return self.answered is not None and all(stream.revision >= self.wanted for stream in self.streams)

    def seconds(self) -> float:
        """Seconds from sending the move to the event of the last reader."""
        return max(stream.at for stream in self.streams) - self.sent


class Pace:
    """Moves in all games at a fixed interval, spread evenly over time."""

    def __init__(self, games: list[LiveGame], every: float) -> None:
        self.games, self.every = games, every
        self.selector = selectors.DefaultSelector()
        self.latencies: list[float] = []
        self.answers: list[float] = []
        self.late = 0
        for game in games:
            for stream in game.streams:
                stream.socket.setblocking(False)
                self.selector.register(stream.socket, selectors.EVENT_READ, (game, stream))
            assert game.line
            self.selector.register(game.line.socket, selectors.EVENT_READ, (game, None))

    def wait_for_first_states(self) -> None:
        while any(stream.revision < 0 for game in self.games for stream in game.streams):
            self._take(self.selector.select(1.0), set())

    def play(self, seconds: float) -> None:
        """Play for the given time, one move per game and interval; then wait for pending moves."""
        began = time.perf_counter()
        due = [(began + self.every * number / len(self.games), number) for number in range(len(self.games))]
        heapq.heapify(due)
        waiting: set[LiveGame] = set()
        while due or waiting:
            now = time.perf_counter()
            while due and due[0][0] <= now:
                when, number = heapq.heappop(due)
                game = self.games[number]
                if game in waiting:  # its last move is still pending
                    self.late += 1
                else:
                    game.move()
                    waiting.add(game)
                if when + self.every < began + seconds:
                    heapq.heappush(due, (when + self.every, number))
            pause = max(0.0, due[0][0] - time.perf_counter()) if due else 1.0
            self._take(self.selector.select(pause), waiting)
            if now - began > seconds + 60:
                raise SystemExit(f"{len(waiting)} moves did not reach every reader within a minute")

    def _take(self, ready: list[tuple[selectors.SelectorKey, int]], waiting: set[LiveGame]) -> None:
        for key, _ in ready:
            game, stream = key.data
            if stream is None:
                if (answer := game.line.arrived()) is None:
                    continue
                if answer[0] != 200:
                    raise Refused(answer[0], b"", answer[1])
                game.answered = time.perf_counter()
                self.answers.append(game.answered - game.sent)
            elif not stream.read():
                continue
            if game in waiting and game.is_done():
                waiting.discard(game)
                self.latencies.append(game.seconds())
