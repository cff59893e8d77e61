"""Imperial and Imperial 2030 as OpenSpiel games, registered when this module is imported.

    import pyspiel
    import rondel.research.openspiel

    game = pyspiel.load_game("python_rondel_imperial(players=3,cash=hidden)")
    state = game.new_initial_state()

The deal is a chance node unless a `seed` is given. With `cash=hidden` the game has imperfect information.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar

import rondel
from rondel import fast
from rondel.extras import optional_packages

with optional_packages():
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

    from rondel.research.actions import action_space
    from rondel.research.match import Match
    from rondel.research.observation import ObservationSpace, observation_space
    from rondel.research.text.prompt import prompt

# Longer games are scored as they stand, as in `fast.playouts`.
MAX_DECISIONS = 100_000
NO_SEED = -1
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
BEFORE = "Before the deal."
# Game parameters besides the options of the rules; `max_rounds` is 0 for none.
PARAMETERS: dict[str, Any] = {"players": 4, "seed": NO_SEED, "reward": "rank", "gift_actions": False}
# Reward -> minimum and maximum per player, and sum.
RETURNS = {"rank": (-1.0, 1.0, 0.0), "win": (0.0, 1.0, 1.0), "score_share": (0.0, 1.0, 1.0)}


def game_type(edition: rondel.Edition, hidden: bool, by_chance: bool, reward: str) -> Any:
    """Return OpenSpiel's static description of a game."""
    kinds = pyspiel.GameType
    options = rondel.Options().for_edition(edition).to_dict()
    return kinds(
        short_name=f"python_rondel_{edition.id}",
        long_name=f"Rondel {edition.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if by_chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if reward == "rank" else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(edition.facts.standard_cash),
        min_num_players=min(edition.facts.standard_cash),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=hidden,
        parameter_specification={**PARAMETERS, **options, "max_rounds": 0},
        default_loadable=True,
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """One edition with its options; `new_initial_state(text)` loads a saved game in `to_json` format."""

    edition_id: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(parameters or {})}
        words = {name: value for name, value in given.items() if name not in PARAMETERS}
        words["max_rounds"] = words.get("max_rounds") or None
        self.edition = rondel.edition(self.edition_id)
        self.options = rondel.Options.from_dict(words)
        self.players: int = given["players"]
        self.seed: int = given["seed"]
        self.reward: str = given["reward"]
        if self.reward not in RETURNS:
            raise rondel.OptionError(f"The reward is {self.reward!r}, but it must be one of: {', '.join(RETURNS)}.")
        self.actions = action_space(self.edition, given["gift_actions"])
        self.observation = observation_space(self.edition, self.players)
        self._starts: dict[int, Match] = {}
        self.deals = self._possible_deals()
        by_chance = self.seed == NO_SEED
        least, most, total = RETURNS[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=len(self.deals) if by_chance else 0,
            num_players=self.players,
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=MAX_DECISIONS,
        )
        kind = game_type(self.edition, self.options.cash == "hidden", by_chance, self.reward)
        super().__init__(kind, info, parameters or {})

    def _possible_deals(self) -> list[dict[str, Any]]:
        """Return the chance outcomes as arguments of `new_game`: the cards, or the first player of the draft."""
        if self.options.setup == "draft":
            return [{"start_player": seat} for seat in range(self.players)]
        sets = self.edition.facts.sets.get(self.players)
        cards = [group[0] for group in sets] if sets else range(len(self.edition.nations))
        nations = [self.edition.nations[card].id for card in cards]
        return [{"deal": deal} for deal in permutations(nations, self.players)]

    def start(self, outcome: int) -> Match:
        """Return a new match after this deal, or the one of the seed."""
        if outcome not in self._starts:
            arguments = {"seed": self.seed} if outcome == NO_SEED else self.deals[outcome]
            self._starts[outcome] = self._match(rondel.new_game(self.edition, self.players, self.options, **arguments))
        return self._starts[outcome].clone()

    def _match(self, game: rondel.Game) -> Match:
        return Match(start=game, gift_actions=self.actions.gifts, reward=self.reward)

    def new_initial_state(self, saved: str | None = None) -> State:
        """Return the state before the deal, the one the seed determines, or that of a saved game."""
        if not saved:
            return State(self, None if self.seed == NO_SEED else self.start(NO_SEED))
        game = rondel.Game.from_json(saved)
        if (game.edition, game.options, len(game.names)) != (self.edition, self.options, self.players):
            raise rondel.PositionError("The saved game differs in edition, options or number of players.")
        return State(self, self._match(game))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return an observer; OpenSpiel passes the kind of observation first, or only empty parameters."""
        if params:
            raise ValueError(f"Observers of this game take no parameters, but got {params}.")
        return Observer(self.observation, kind or pyspiel.IIGObservationType(perfect_recall=False))


class Imperial(Game):
    """`python_rondel_imperial`."""

    edition_id = "imperial"


class Imperial2030(Game):
    """`python_rondel_imperial_2030`."""

    edition_id = "imperial_2030"


class State(pyspiel.State):  # type: ignore[misc]
    """State wrapper of a match; OpenSpiel copies and pickles its attributes to clone and serialize it."""

    def __init__(self, game: Game, match: Match | None) -> None:
        super().__init__(game)
        self.match = match
        self.ended = match is not None and match.over

    def current_player(self) -> int:
        """Return the deciding seat, CHANCE before the deal, or TERMINAL."""
        if self.ended:
            return TERMINAL
        return CHANCE if self.match is None else self.match.seat

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel only asks for the deciding player
        """Return the legal action ids in ascending order, as OpenSpiel requires."""
        assert self.match is not None
        return sorted(self.match.legal_ids())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals with equal probabilities."""
        deals = len(self.get_game().deals)
        return [(outcome, 1 / deals) for outcome in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.get_game().start(action)
        else:
            self.match.step(action)
            self.ended = self.match.over or self.move_number() >= MAX_DECISIONS

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            ((name, lot),) = self.get_game().deals[action].items()
            return f"{name} {lot if isinstance(lot, int) else ' '.join(lot)}"
        return str(self.get_game().actions.text(action))

    def is_terminal(self) -> bool:
        """Return whether the game has ended or reached the length limit."""
        return self.ended

    def returns(self) -> list[float]:
        """Return the reward of each seat; zeros before the end."""
        if self.match is None or not self.ended:
            return [0.0] * self.num_players()
        return self.match.reward(self.match.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Return a state with the same information for this player and resampled hidden cash of the others."""
        other: State = self.clone()
        if self.match is not None and other.match is not None and self.match.options.cash == "hidden":
            view = self.match.game().seat_view(player)
            other.match.position = fast.position_from_view(view, seed=int(sampler() * 2**53))
        return other

    def __deepcopy__(self, memo: object) -> State:
        copied: State = self.clone()
        return copied

    def __str__(self) -> str:
        return position_text(self.match, None) if self.match else BEFORE


class Observer:
    """Observer: the observation vector as floats, and a text.

    The information state text also contains everything played so far. Its vector is just the observation: that of a
    player who does not track the other players' cash.
    """

    def __init__(self, space: ObservationSpace, kind: Any) -> None:
        self.kind = kind
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        self._space = space
        self._bytes = np.zeros(space.size, np.uint8)
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.public_info and self._own:
            self.tensor = np.zeros(space.size, np.float32)
            self.dict["info_state" if kind.perfect_recall else "observation"] = self.tensor

    def set_from(self, state: State, player: int) -> None:
        """Write a player's observation into `tensor`."""
        if self.tensor is None:
            return
        if state.match is None:
            self.tensor.fill(0)
        else:
            self._space.write(state.match.position, player, self._bytes)
            self.tensor[:] = self._bytes

    def string_from(self, state: State, player: int) -> str:
        """Return the observation as text: a spectator's if not private, only the cash if not public."""
        if state.match is None:
            return BEFORE
        if not self.kind.public_info:
            return f"cash {state.match.game().view(player)['players'][player]['cash']}" if self._own else ""
        text = position_text(state.match, player if self._own else None)
        return f"{text}\nPlayed: {state.history_str()}" if self.kind.perfect_recall else text


def position_text(match: Match, seat: int | None) -> str:
    """Return the position as text, from the perspective of a seat or of a spectator."""
    return prompt(match.game().view(seat), actions=False)


for _game in (Imperial, Imperial2030):
    pyspiel.register_game(game_type(rondel.edition(_game.edition_id), False, True, "rank"), _game)
