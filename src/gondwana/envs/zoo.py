"""PettingZoo: every seat an agent. AEC asks one seat after the other, Parallel all at once."""

from collections.abc import Mapping
from operator import index
from typing import Any, Literal

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from gondwana.core.contract import Game, Options
from gondwana.core.errors import Refused
from gondwana.envs.spaces import observation, observation_space
from gondwana.envs.table import Form, Mask, Reward, Table
from gondwana.locale import Message

Illegal = Literal["lose", "random", "refuse"]
"""What becomes of an illegal action: the game ends and the seat gets -1 (as in PettingZoo's own games), a legal one is drawn in
its place, or `Refused` is raised with the reason and nothing changes."""


class _Agents:
    """What both have: a table, agents and spaces."""

    def _sit(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any] | Options | None,
        form: Form,
        reward: Reward | None,
        illegal: Illegal,
        max_cycles: int | None,
        *,
        more_actions: int,
    ) -> None:
        self.table = Table(game, players=players, options=options, reward=reward)
        self.form, self.illegal, self.max_cycles = form, illegal, max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.render_mode: str | None = None
        self._actions = game.actions + more_actions
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        return observation_space(self.table.observer.layout, self.form, self._actions)

    def _observe(self, seat: int, mask: Mask) -> dict[str, Any]:
        return observation(self.table.observer.layout, self.form, self.table.observe(seat), mask)

    def _play(self, seat: int, action: int) -> bool:
        """Carry out an action; False if it was illegal and ends the game."""
        if self.table.play(seat, action):
            return True
        if self.illegal == "refuse":
            raise Refused(self.table.game.why_not(self.table.state, seat, action))
        return self.illegal == "random" and self.table.play(seat, self.table.any_action(seat))

    def _lost_by(self, *seats: int) -> list[float]:
        """The rewards of a game that ends with an illegal action."""
        return [-1.0 if seat in seats else 0.0 for seat in range(self.table.players)]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> None:
        """There is nothing to see: positions draw themselves (`Match.draw`), for a viewer."""

    def close(self) -> None:
        """Nothing stays behind."""


class AecEnv(_Agents, AECEnv):
    """One seat after the other. Of simultaneous decisions the lowest seat's is asked first; no other seat sees it before all
    have decided."""

    metadata = {"render_modes": [], "name": "gondwana", "is_parallelizable": True}  # noqa: RUF012 (as PettingZoo has it)

    def __init__(
        self,
        game: Game,
        *,
        players: int,
        options: Mapping[str, Any] | Options | None = None,
        form: Form = "numbers",
        reward: Reward | None = None,
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self._sit(game, players, options, form, reward, illegal, max_cycles, more_actions=0)
        self.metadata = AecEnv.metadata | {"name": f"{game.name}_v0"}
        self._decided = [0] * self.table.players

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same draws."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._decided = [0] * self.table.players
        self._ask()

    def _ask(self) -> None:
        """The next seat is to decide; only it is told what it may do."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seat = self.table.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection]["action_mask"] = self.table.mask(seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows, and what it may do: nothing, if it owes no decision."""
        seat = self.seat_of[agent]
        mask = self.infos.get(agent, {}).get("action_mask")
        return self._observe(seat, self.table.mask(seat) if mask is None else mask.copy())

    def step(self, action: int | None) -> None:
        """The decision of the agent that is selected; None for one whose game is over."""
        if not self.agents:
            raise RuntimeError("the game has not begun, or is over: `reset` begins a new one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        self._cumulative_rewards[agent] = 0.0
        legal = action is not None and self._play(seat, index(action))
        self._decided[seat] += 1
        gains = self.table.rewards() if legal else self._lost_by(seat)
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        if any(gains):
            self._accumulate_rewards()
        ended = not legal or self.table.over
        cut = not ended and self.max_cycles is not None and min(self._decided) >= self.max_cycles
        self._ask()
        if ended:
            self.terminations = dict.fromkeys(self.agents, True)
        if cut:
            self.truncations = dict.fromkeys(self.agents, True)
        if ended or cut:
            self.agent_selection = self.agents[0]


class ParallelTable(_Agents, ParallelEnv):
    """All seats at once. Who owes no decision has one legal action, the last one: to wait."""

    metadata = {"render_modes": [], "name": "gondwana"}  # noqa: RUF012 (as PettingZoo has it)

    def __init__(
        self,
        game: Game,
        *,
        players: int,
        options: Mapping[str, Any] | Options | None = None,
        form: Form = "numbers",
        reward: Reward | None = None,
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
    ) -> None:
        self._sit(game, players, options, form, reward, illegal, max_cycles, more_actions=1)
        self.metadata = ParallelTable.metadata | {"name": f"{game.name}_v0"}
        self.wait = game.actions
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new game; the same seed gives the same draws."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._look()

    def _look(self) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """What everybody observes, and the infos."""
        masks = [self.table.mask(seat, room=1) for seat in range(self.table.players)]
        for seat, mask in enumerate(masks):
            mask[self.wait] = not self.table.owing >> seat & 1
        seen = {agent: self._observe(seat, masks[seat]) for agent, seat in self.seat_of.items()}
        return seen, {agent: {"action_mask": masks[seat].copy()} for agent, seat in self.seat_of.items()}

    def _play_all(self, chosen: dict[int, int]) -> list[int]:
        """Carry out what all who owe a decision have chosen, unless it ends the game; the seats that chose something illegal."""
        masks = {seat: self.table.mask(seat) for seat in chosen}
        wrong = [seat for seat, action in chosen.items() if not (0 <= action < self.wait and masks[seat][action])]
        if wrong and self.illegal == "lose":
            return wrong
        if wrong and self.illegal == "refuse":
            raise Refused(self.table.game.why_not(self.table.state, wrong[0], chosen[wrong[0]]))
        for seat, action in chosen.items():
            if self.table.owing >> seat & 1:
                self.table.play(seat, self.table.any_action(seat) if seat in wrong else action)
        return []

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The decisions of all who owe one; what others send is not looked at, nor is an action to wait of theirs."""
        if not self.agents:
            raise RuntimeError("the game has not begun, or is over: `reset` begins a new one")
        missing = [seat for seat in self.table.pending if self.possible_agents[seat] not in actions]
        if missing:
            raise Refused(Message("envs-missing", agents=", ".join(self.possible_agents[seat] for seat in missing)))
        wrong = self._play_all({seat: index(actions[self.possible_agents[seat]]) for seat in self.table.pending})
        self._cycles += 1
        gains = self._lost_by(*wrong) if wrong else self.table.rewards()
        ended = bool(wrong) or self.table.over
        cut = not ended and self.max_cycles is not None and self._cycles >= self.max_cycles
        seen, infos = self._look()
        agents = self.possible_agents
        if ended or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, gains, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            infos,
        )
