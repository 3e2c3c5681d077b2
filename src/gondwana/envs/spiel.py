"""OpenSpiel: our games as its Python games, with chance as explicit nodes and simultaneous decisions one after the other.

`pyspiel.load_game("gondwana/draftosaurus-v0(players=3,board=winter)")` finds them once this module is imported.
"""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any, get_args, get_type_hints

import msgspec
import numpy as np
import pyspiel

from gondwana.core.bits import lowest
from gondwana.core.contract import CHANCE, Game, Options, States
from gondwana.core.engine import Buffers, engine, start
from gondwana.core.options import as_text, parse_options
from gondwana.envs.observation import Observer, rows
from gondwana.games import NAMES, load

_MARK = "#"
_MOST_POINTS = 10_000.0
"""Nobody alone gets more; OpenSpiel wants to know."""


def spiel_name(game: str) -> str:
    """What a game is called in OpenSpiel, and in Gymnasium."""
    return f"gondwana/{game}-v0"


def parameters(game: Game, players: int | None = None, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The number of players and the options as OpenSpiel has them.

    A parameter there has one type, read from its text. So an option that is a word or a number is always text, a number in it
    with a mark: `first=#0`.
    """
    least = max(2, game.players.start)
    values = msgspec.structs.asdict(game.options()) | dict(options or {})
    words = {name for name, hint in get_type_hints(game.options).items() if any(isinstance(one, str) for one in get_args(hint))}
    told = {name: f"{_MARK}{value}" if name in words and isinstance(value, int) else value for name, value in values.items()}
    return {"players": least if players is None else players, **told}


def _option(value: Any) -> str:
    """A parameter as an option is typed on the command line."""
    return value.removeprefix(_MARK) if isinstance(value, str) else as_text(value)


def _type(game: Game, players: int | None = None) -> Any:
    """What OpenSpiel is told about a game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(game.name),
        long_name=f"Gondwana: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class _Rules:
    """What all states of a game share. Copies of a state do not copy it, and a stored state only names it."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.game, self.players, self._options = game, players, options
        self.engine, self.rows = engine(game), rows(game)
        self.start: States = start(game, players, options)
        self.observer = Observer(game, players)
        self.buffers = Buffers(game)

    def __deepcopy__(self, memo: Any) -> "_Rules":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _rules, (self.game.name, self.players, self._options)

    def hidden(self, states: States, seat: int) -> States:
        """A copy of a position that holds only what the seat knows."""
        copy = states.copy()
        self.engine.hide_at(copy, 0, seat)
        return copy


@lru_cache(maxsize=32)
def _rules(name: str, players: int, options: Options) -> _Rules:
    return _Rules(load(name), players, options)


class SpielGame(pyspiel.Game):
    """A game of ours. Each has a class of its own, made by `register`."""

    gondwana: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = parameters(self.gondwana) | dict(params or {})
        players = int(given.pop("players"))
        options = parse_options(self.gondwana, players, (f"{name}={_option(value)}" for name, value in given.items()))
        self.rules = _rules(self.gondwana.name, players, options)
        alone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.gondwana.actions,
            max_chance_outcomes=self.gondwana.chance_actions,
            num_players=players,
            min_utility=0.0 if alone else -1.0,
            max_utility=_MOST_POINTS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.gondwana.longest,
        )
        super().__init__(_type(self.gondwana, players), info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A position, and for each seat a digest of everything that it has seen so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.position: States = self.rules.start.copy()
        self.seen = [b""] * self.rules.players
        self.own: list[list[int]] = [[] for _ in range(self.rules.players)]
        self._steps = 0
        self._remember()

    def _owed(self) -> int:
        return int(self.rules.engine.pending_at(self.position, 0))

    def current_player(self) -> int:
        owed = self._owed()
        if owed == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if owed == CHANCE else int(lowest(owed))

    def is_terminal(self) -> bool:
        return self._owed() == 0

    def _legal_actions(self, player: int) -> list[int]:
        buffer = self.rules.buffers.actions
        n = self.rules.engine.legal_at(self.position, 0, player, buffer)
        return sorted(int(action) for action in buffer[:n])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        actions, weights = self.rules.buffers.actions, self.rules.buffers.weights
        n = self.rules.engine.odds_at(self.position, 0, actions, weights)
        total = int(weights[:n].sum())
        return [(int(actions[k]), int(weights[k]) / total) for k in range(n)]

    def _apply_action(self, action: int) -> None:
        owed = self._owed()
        seat = CHANCE if owed == CHANCE else int(lowest(owed))
        buffers = self.rules.buffers
        if not self.rules.engine.apply_at(self.position, 0, seat, int(action), buffers.actions, buffers.weights):
            raise ValueError(str(self.rules.game.why_not(self.position, seat, int(action))))
        if seat >= 0:
            self.own[seat].append(int(action))
        self._steps += 1
        self._remember()

    def _remember(self) -> None:
        """Everybody adds what it sees now to what it has seen."""
        for seat, before in enumerate(self.seen):
            now = self.rules.hidden(self.position, seat).tobytes()
            self.seen[seat] = blake2b(before + now, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.game.write(CHANCE if player < 0 else player, action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.rules.players
        if self.rules.players == 1:
            numbers = self.rules.buffers.numbers
            self.rules.engine.scores_at(self.position, 0, numbers)
            return [float(numbers[0])]
        out = np.zeros(self.rules.players)
        self.rules.rows.utilities_at(self.position, 0, self.rules.players, self.rules.buffers.numbers, out)
        return [float(value) for value in out]

    def __str__(self) -> str:
        return f"{self.rules.game.name}, step {self._steps}: {blake2b(self.position.tobytes(), digest_size=8).hexdigest()}"


class SpielObserver:
    """What one seat knows: as numbers, by field and as a string. With perfect recall the string stands for all it has seen."""

    def __init__(self, rules: _Rules, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of these games have no parameters; given: {params}")
        self._rules, self._recalls = rules, kind.perfect_recall
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        if self._public:
            raise ValueError("an observer of these games sees what one seat knows; there is none of public information alone")
        layout = rules.observer.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.stop].reshape(part.shape) for part in layout.parts}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._rules.observer.observe(state.position, 0, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            own = " ".join(map(str, state.own[player]))
            return f"seat {player} did [{own}] and saw {state.seen[player].hex()}"
        return f"seat {player} knows {self._rules.hidden(state.position, player).tobytes().hex()}"


def register() -> None:
    """Make OpenSpiel know the games; once is enough."""
    known = set(pyspiel.registered_names())
    for name in NAMES:
        if spiel_name(name) not in known:
            game, title = load(name), f"Spiel{name.capitalize()}"
            kind = globals()[title] = type(title, (SpielGame,), {"gondwana": game})  # where a stored game looks for it
            pyspiel.register_game(_type(game), kind)


register()
