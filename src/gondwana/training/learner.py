"""The network as PyTorch trains it: what turned out better than hoped becomes likelier (proximal policy optimisation)."""

from dataclasses import dataclass
from types import ModuleType

import numpy as np
import torch
from torch import nn

from gondwana.bots.net import shapes
from gondwana.bots.tree import Net
from gondwana.core.contract import Game, Ints
from gondwana.training.samples import Samples, spans

_POINTS_WEIGHT = 0.5
_NEVER = -1e9
_TRUST = 3.0
"""How much a hunch of one point counts at the beginning."""


class Network(nn.Module):
    """Sparse inputs, two hidden layers, and heads for actions, wins and points; the same sums as `search_template.foresee`."""

    def __init__(self, game: Game, insight: ModuleType) -> None:
        super().__init__()
        size = shapes(game, insight)
        self.seats = game.players.stop - 1
        self.layer_1 = nn.EmbeddingBag(size["layer_1"][0], size["layer_1"][1], mode="sum")
        self.bias_1 = nn.Parameter(torch.zeros(size["bias_1"]))
        self.layer_2 = nn.Linear(size["layer_2"][0], size["layer_2"][1])
        self.policy = nn.Linear(size["policy"][1], size["policy"][0])
        self.value = nn.Linear(size["value"][1], size["value"][0])
        self.trust = nn.Parameter(torch.full(size["trust"], _TRUST))
        nn.init.normal_(self.layer_1.weight, std=0.08)
        nn.init.zeros_(self.policy.weight)  # at first the hunch alone decides
        nn.init.zeros_(self.policy.bias)

    def forward(self, inputs: torch.Tensor, starts: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """The worth of every action, then of every seat its chances to win and its points in tens."""
        one = torch.relu(self.layer_1(inputs, starts, per_sample_weights=values) + self.bias_1)
        two = torch.relu(self.layer_2(one))
        judged = self.value(two)
        return self.policy(two), judged[:, : self.seats], judged[:, self.seats :]

    def net(self) -> Net:
        """The weights as compiled code wants them."""
        arrays = {
            "layer_1": self.layer_1.weight,
            "bias_1": self.bias_1,
            "layer_2": self.layer_2.weight.T,
            "bias_2": self.layer_2.bias,
            "policy": self.policy.weight,
            "policy_bias": self.policy.bias,
            "value": self.value.weight,
            "value_bias": self.value.bias,
            "trust": self.trust,
        }
        return Net(**{name: np.array(one.detach().numpy(), np.float32, order="C") for name, one in arrays.items()})


@dataclass(frozen=True, kw_only=True)
class Manner:
    """How carefully the policy is changed."""

    clip: float = 0.2
    """So much likelier or less likely an action may become in one round."""
    curiosity: float = 0.01
    """What an even policy is worth beside a good one."""
    batch: int = 4096


def improve(
    network: Network,
    optimiser: torch.optim.Optimizer,
    samples: Samples,
    renamings: list[tuple[Ints, Ints]],
    manner: Manner,
    rng: np.random.Generator,
) -> dict[str, float]:
    """Go once through the games in random order; answers the mean entropy of the policy and the losses of the values."""
    gains = (samples.gains - samples.gains.mean()) / (samples.gains.std() + 1e-6)
    order = rng.permutation(len(samples))
    sums = {"entropy": 0.0, "wins": 0.0, "points": 0.0}
    batches = 0
    for first in range(0, max(len(order) - manner.batch // 2, 1), manner.batch):
        part = order[first : first + manner.batch]
        logs, starts, won, squares = _judge(network, samples, part, renamings[rng.integers(len(renamings))])
        picked = logs[starts + torch.from_numpy(samples.chosen[part])]
        ratio = torch.exp(picked - torch.from_numpy(np.log(samples.likely[part])))
        gain = torch.from_numpy(gains[part])
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - manner.clip, 1 + manner.clip) * gain).mean()
        entropy = -(logs.exp() * logs).sum() / len(part)
        loss = policy - manner.curiosity * entropy + won + _POINTS_WEIGHT * squares
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        for name, value in (("entropy", entropy), ("wins", won), ("points", squares)):
            sums[name] += float(value.detach())
        batches += 1
    return {name: total / batches for name, total in sums.items()}


def _judge(
    network: Network, samples: Samples, part: Ints, renaming: tuple[Ints, Ints]
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """The logarithm of each legal action's share, lists end to end, with their starts; the losses of wins and of points."""
    new_input, new_action = renaming
    where, begins = spans(samples.input_ends, part)
    inputs = torch.from_numpy(new_input[samples.inputs[where]])
    logits, wins, points = network(inputs, torch.from_numpy(begins), torch.from_numpy(samples.values[where]))

    where, begins = spans(samples.action_ends, part)
    rows = torch.from_numpy(np.repeat(np.arange(len(part)), np.diff(np.append(begins, len(where)))))
    listed = logits[rows, torch.from_numpy(new_action[samples.actions[where]])]
    listed = listed + network.trust * torch.from_numpy(samples.hunches[where])
    highest = torch.full((len(part),), _NEVER).scatter_reduce(0, rows, listed.detach(), "amax")
    shares = torch.zeros(len(part)).index_add(0, rows, torch.exp(listed - highest[rows]))
    logs = listed - highest[rows] - torch.log(shares)[rows]

    players = torch.from_numpy(samples.players[part].astype(np.int64))
    seated = torch.arange(network.seats)[None, :] < players[:, None]
    chances = torch.log_softmax(wins.masked_fill(~seated, _NEVER), 1)
    won = -(torch.from_numpy(samples.wins[part]) * chances.masked_fill(~seated, 0.0)).sum(1).mean()
    error = (points - torch.from_numpy(samples.points[part]) / 10.0).masked_fill(~seated, 0.0)
    return logs, torch.from_numpy(begins), won, (error.square().sum(1) / players).mean()
