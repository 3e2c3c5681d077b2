"""Gymnasium's vector environment over compiled games: thousands of games in one array, new ones where one ends."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gondwana.core.contract import Game, Ints, Options, States
from gondwana.core.engine import Buffers, start
from gondwana.core.errors import Refused
from gondwana.core.options import make_options
from gondwana.core.rng import streams
from gondwana.core.templates import SLACK
from gondwana.envs.observation import Numbers, Observer, rows
from gondwana.envs.opponents import Opponents, opponent_names
from gondwana.envs.rivals import Rivals
from gondwana.envs.single import Seat, check_seat
from gondwana.envs.spaces import observation, observation_space
from gondwana.envs.table import Form, Mask, Reward
from gondwana.envs.zoo import Illegal

Rows = NDArray[np.bool_]


class VectorTable(VectorEnv[dict[str, Any], Ints, NDArray[Any]]):
    """`num_envs` games with the same options. With `opponents` one seat of each game learns and bots play the others; without,
    every decision of every seat is asked, and `infos["seat"]` says whose it is.

    A game that ends begins anew in the same step (`AutoresetMode.SAME_STEP`): what was seen last is in `infos["final_obs"]`, and
    what everybody got is in `infos["rewards"]`, one row a game.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: Game,
        *,
        num_envs: int,
        players: int,
        options: Mapping[str, Any] | Options | None = None,
        opponents: Opponents | None = None,
        seat: Seat = "random",
        form: Form = "numbers",
        reward: Reward | None = None,
        illegal: Illegal = "lose",
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"{num_envs} games are none")
        self.game = game
        self.num_envs, self.players = int(num_envs), int(players)
        self._start: States = start(game, self.players, make_options(game, players, options))
        check_seat(seat, self.players)
        self._seat, self._alone = seat, opponents is None
        self.form, self.illegal = form, illegal
        self.reward: Reward = reward or ("points" if self.players == 1 else "result")
        self._rows, self._buffers = rows(game), Buffers(game)
        self._observer = Observer(game, self.players, at_once=self.num_envs)
        names = [] if opponents is None else opponent_names(self.players, opponents)
        self._rivals = Rivals(game, names, self.num_envs)
        self._states: States = np.repeat(self._start, self.num_envs)
        self._rngs = streams(0, self.num_envs)
        self._learners: Ints = np.full(self.num_envs, -1, np.int64)
        self._seats: Ints = np.full(self.num_envs, -1, np.int64)
        self._points = np.zeros((self.num_envs, self.players), np.int64)
        self._moves = np.zeros((self.num_envs, game.actions + SLACK), np.int64)
        self._counts: Ints = np.zeros(self.num_envs, np.int64)
        self._every: Rows = np.ones(self.num_envs, np.bool_)
        self._all: Ints = np.arange(self.num_envs)
        self.single_observation_space = observation_space(self._observer.layout, form, game.actions)
        self.single_action_space = spaces.Discrete(game.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games everywhere; the same seed gives the same draws, the same bots and the same seats."""
        super().reset(seed=seed)
        self._rngs = streams(int(self.np_random.integers(1 << 62)), self.num_envs)
        self._rivals.reset(int(self.np_random.integers(1 << 62)))
        self._begin(self._every)
        return self._look()

    def _begin(self, chosen: Rows) -> None:
        """New games in some rows, up to the first decision that is asked for."""
        self._states[chosen] = self._start[0]
        self._seats[chosen] = -1
        if not self._alone:
            count = int(chosen.sum())
            self._learners[chosen] = self.np_random.integers(self.players, size=count) if self._seat == "random" else self._seat
        self._rivals.begin(chosen)
        self._play(chosen, np.zeros(self.num_envs, np.int64))
        if self.reward == "points":
            self._points = self._known_points(chosen)

    def _play(self, chosen: Rows, actions: Ints) -> None:
        """One decision in some games, then those of the rivals until the learner is asked or the game is over."""
        while chosen.any():
            self._rows.step_rows(
                chosen,
                actions,
                self._states,
                self._rngs,
                self._learners,
                self._seats,
                self._rivals.at_random,
                self._buffers.actions,
            )
            if self._alone:
                return
            chosen = chosen & (self._seats >= 0) & (self._seats != self._learners)
            actions = self._rivals.decide(chosen, self._states, self._seats, self._learners)

    def step(self, actions: Ints) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision of the learner in each game; in games without rivals, of the seat to act."""
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"a step takes {self.num_envs} actions in a row, not an array of shape {actions.shape}")
        wrong = self._wrong(actions)
        if self.illegal != "lose" and wrong.any():
            actions = self._mended(actions, wrong)
            wrong = ~self._every
        actors = self._seats.copy()
        self._play(~wrong, actions)
        over = wrong | (self._seats < 0)
        ended = bool(over.any())
        rewards, told = np.zeros(self.num_envs), {}
        if ended or self.reward == "points":
            gains = self._gains(over, wrong, actors)
            rewards = gains[self._all, actors]
        if ended:
            told = self._finished(over, actors, gains)
            self._begin(over)
        seen, infos = self._look()
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), told | infos

    def _wrong(self, actions: Ints) -> Rows:
        """The games whose action is illegal."""
        wrong: Rows = np.empty(self.num_envs, np.bool_)
        self._rows.wrong_rows(actions, self._moves, self._counts, wrong)
        return wrong

    def _mended(self, actions: Ints, wrong: Rows) -> Ints:
        """Random legal actions in place of illegal ones; or the first of these is refused, before anything changes."""
        if self.illegal == "refuse":
            first = int(np.flatnonzero(wrong)[0])
            seat, action = int(self._seats[first]), int(actions[first])
            raise Refused(self.game.why_not(self._states[first : first + 1], seat, action))
        return np.where(wrong, self.random_actions(self.np_random), actions)

    def random_actions(self, rng: np.random.Generator) -> Ints:
        """A random legal action for each game, all equally likely."""
        picks = (rng.random(self.num_envs) * self._counts).astype(np.int64)
        actions: Ints = self._moves[self._all, picks]
        return actions

    def _gains(self, over: Rows, wrong: Rows, actors: Ints) -> NDArray[np.float64]:
        """What each seat of each game has got by this step. Who did something illegal loses, and nobody else gets anything."""
        gains = np.zeros((self.num_envs, self.players))
        if self.reward == "points":
            before = self._points
            self._points = self._known_points(self._every)
            gains += self._points - before
        else:
            self._rows.utilities_rows(over, self._states, self.players, self._buffers.numbers, gains)
        gains[wrong] = 0.0
        gains[wrong, actors[wrong]] = -1.0
        return gains

    def _known_points(self, chosen: Rows) -> NDArray[np.int64]:
        points = self._points.copy()
        room = self._observer.scratch, self._buffers.numbers
        self._rows.points_rows(chosen, self._states, self.players, *room, points)
        return points

    def _finished(self, over: Rows, actors: Ints, gains: NDArray[np.float64]) -> dict[str, Any]:
        """What is told of games that have ended: the last observation of who acted last, and what everybody got."""
        which = np.flatnonzero(over)
        numbers, mask = self._observe(which, actors[which], np.empty_like(self._moves), np.empty_like(self._counts))
        last = np.full(self.num_envs, None, dtype=object)
        for k, row in enumerate(which):
            last[row] = observation(self._observer.layout, self.form, numbers[k], mask[k])
        return {"final_obs": last, "_final_obs": over.copy(), "rewards": gains, "_rewards": over.copy()}

    def _observe(self, which: Ints, seats: Ints, moves: NDArray[np.int64], counts: Ints) -> tuple[Numbers, Mask]:
        """What a seat of each of some games observes, and what it may do, which is listed in `moves` as well."""
        mask: Mask = np.empty((len(which), self.game.actions), np.int8)
        self._rows.legal_rows(which, self._states, seats, moves, counts, mask)
        return self._observer.observe_rows(self._states, which, seats), mask

    def _look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What is seen in each game, and the infos, in new arrays: what was handed out stays as it was."""
        numbers, mask = self._observe(self._all, self._seats, self._moves, self._counts)
        seen = observation(self._observer.layout, self.form, numbers, mask)
        return seen, {"action_mask": mask, "seat": self._seats.copy()}
