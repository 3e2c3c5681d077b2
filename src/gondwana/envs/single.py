"""Gymnasium: one seat learns, bots play the others."""

from collections.abc import Mapping
from operator import index
from typing import Any, Literal

import gymnasium
from gymnasium import spaces

from gondwana.core.contract import Game, Options
from gondwana.core.errors import BadOptions, Refused
from gondwana.envs.opponents import Company, Opponents, opponent_names
from gondwana.envs.spaces import observation, observation_space
from gondwana.envs.table import Form, Reward, Table
from gondwana.envs.zoo import Illegal
from gondwana.locale import Message

Seat = int | Literal["random"]


def check_seat(seat: Seat, players: int) -> None:
    """Raise `BadOptions` for a seat that is not at the table."""
    if seat != "random" and not 0 <= seat < players:
        raise BadOptions(Message("envs-seat", seat=str(seat), last=players - 1))


class SingleEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat against bots. What others do between two decisions of the learner belongs to its step."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: Game,
        *,
        players: int,
        options: Mapping[str, Any] | Options | None = None,
        opponents: Opponents = "random",
        seat: Seat = "random",
        form: Form = "numbers",
        reward: Reward | None = None,
        illegal: Illegal = "lose",
    ) -> None:
        self.table = Table(game, players=players, options=options, reward=reward)
        check_seat(seat, self.table.players)
        self.form, self.illegal = form, illegal
        self.seat = 0 if seat == "random" else seat
        self._always = seat
        self._company = Company(game, opponent_names(self.table.players, opponents))
        self._begun = False
        self.observation_space: spaces.Dict = observation_space(self.table.observer.layout, form, game.actions)
        self.action_space: spaces.Discrete = spaces.Discrete(game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; the same seed gives the same draws, the same bots and the same seat."""
        super().reset(seed=seed)
        if self._always == "random":
            self.seat = int(self.np_random.integers(self.table.players))
        number, bots = (int(number) for number in self.np_random.integers(1 << 62, size=2))
        self.table.begin(number)
        self._company.begin(bots)
        self._begun = True
        self._others_play()
        return self._look()

    def _others_play(self) -> None:
        """Until the learner owes a decision or the game is over."""
        table = self.table
        while not table.over and not table.owing >> self.seat & 1:
            table.play(table.seat, self._company.decide(table.state, table.seat, self.seat, table.players))

    def _look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.table.mask(self.seat)
        seen = observation(self.table.observer.layout, self.form, self.table.observe(self.seat), mask)
        return seen, {"action_mask": mask.copy(), "seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's decision, then those of the others until it is asked again."""
        if not self._begun or self.table.over:
            raise RuntimeError("the game has not begun, or is over: `reset` begins a new one")
        legal = self.table.play(self.seat, index(action))
        if not legal and self.illegal == "refuse":
            raise Refused(self.table.game.why_not(self.table.state, self.seat, index(action)))
        if not legal and self.illegal == "random":
            legal = self.table.play(self.seat, self.table.any_action(self.seat))
        if not legal:
            self._begun = False
            seen, info = self._look()
            return seen, -1.0, True, False, info | {"illegal": True}
        self._others_play()
        reward = self.table.rewards()[self.seat]
        seen, info = self._look()
        return seen, reward, self.table.over, False, info
