"""The network as PyTorch trains it; the same sums as `search_template.foresee` does."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

import numpy as np
import torch
from torch import nn

from gondwana.bots.net import shapes
from gondwana.bots.tree import Net
from gondwana.core.contract import Game, Ints
from gondwana.training.samples import Samples

POINTS_WEIGHT = 0.5
VALUE_WEIGHT = 1.0


class Network(nn.Module):
    """Sparse inputs, two hidden layers, and heads for actions, wins and points."""

    def __init__(self, game: Game, insight: ModuleType) -> None:
        super().__init__()
        size = shapes(game, insight)
        self.seats = game.players.stop - 1
        self.layer_1 = nn.EmbeddingBag(size["layer_1"][0], size["layer_1"][1], mode="sum")
        self.bias_1 = nn.Parameter(torch.zeros(size["bias_1"]))
        self.layer_2 = nn.Linear(size["layer_2"][0], size["layer_2"][1])
        self.policy = nn.Linear(size["policy"][1], size["policy"][0])
        self.value = nn.Linear(size["value"][1], size["value"][0])
        nn.init.normal_(self.layer_1.weight, std=0.08)

    def forward(self, inputs: torch.Tensor, starts: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, ...]:
        one = torch.relu(self.layer_1(inputs, starts, per_sample_weights=values) + self.bias_1)
        two = torch.relu(self.layer_2(one))
        judged = self.value(two)
        return self.policy(two), judged[:, : self.seats], judged[:, self.seats :]

    def net(self) -> Net:
        """The weights as compiled code wants them."""
        with torch.no_grad():
            arrays = {
                "layer_1": self.layer_1.weight,
                "bias_1": self.bias_1,
                "layer_2": self.layer_2.weight.T,
                "bias_2": self.layer_2.bias,
                "policy": self.policy.weight,
                "policy_bias": self.policy.bias,
                "value": self.value.weight,
                "value_bias": self.value.bias,
            }
            return Net(**{name: np.ascontiguousarray(one.detach().numpy(), np.float32) for name, one in arrays.items()})


@dataclass
class Losses:
    """Sums over the batches."""

    policy: float = 0.0
    wins: float = 0.0
    points: float = 0.0
    batches: int = 0

    def mean(self) -> dict[str, float]:
        many = max(self.batches, 1)
        return {"policy": self.policy / many, "wins": self.wins / many, "points": self.points / many}


def _spans(ends: Ints, chosen: Ints) -> tuple[Ints, Ints]:
    """Where the chosen lists lie, laid end to end: positions, and the start of each in the new order."""
    starts = np.where(chosen > 0, ends[chosen - 1], 0)
    lengths = ends[chosen] - starts
    begins = np.cumsum(lengths) - lengths
    where = np.arange(int(lengths.sum())) + np.repeat(starts - begins, lengths)
    return where, begins


def learn(
    network: Network,
    optimiser: torch.optim.Optimizer,
    samples: Samples,
    renamings: list[tuple[Ints, Ints]],
    *,
    batches: int,
    batch: int,
    rng: np.random.Generator,
    tick: Callable[[], None] = lambda: None,
) -> dict[str, float]:
    """Some steps of stochastic gradient descent on random samples."""
    losses = Losses()
    network.train()
    for _ in range(batches):
        chosen = rng.integers(len(samples), size=batch)
        loss = _loss(network, samples, chosen, renamings[rng.integers(len(renamings))], losses)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        tick()
    return losses.mean()


def _loss(network: Network, samples: Samples, chosen: Ints, renaming: tuple[Ints, Ints], losses: Losses) -> torch.Tensor:
    new_input, new_action = renaming
    where, begins = _spans(samples.input_ends, chosen)
    inputs = torch.from_numpy(new_input[samples.inputs[where]])
    values = torch.from_numpy(samples.values[where].astype(np.float32))
    logits, wins, points = network(inputs, torch.from_numpy(begins), values)

    where, begins = _spans(samples.action_ends, chosen)
    rows = np.repeat(np.arange(len(chosen)), np.diff(np.append(begins, len(where))))
    actions = new_action[samples.actions[where]]
    target = torch.zeros_like(logits)
    allowed = torch.full_like(logits, -1e9)
    at = (torch.from_numpy(rows), torch.from_numpy(actions))
    target[at] = torch.from_numpy(samples.visits[where].astype(np.float32))
    allowed[at] = 0.0
    policy = -(target * torch.log_softmax(logits + allowed, 1)).sum(1).mean()

    players = torch.from_numpy(samples.players[chosen].astype(np.int64))
    seated = torch.arange(network.seats)[None, :] < players[:, None]
    chances = torch.log_softmax(wins.masked_fill(~seated, -1e9), 1)
    won = -(torch.from_numpy(samples.wins[chosen]) * chances.masked_fill(~seated, 0.0)).sum(1).mean()
    error = (points - torch.from_numpy(samples.points[chosen]) / 10.0).masked_fill(~seated, 0.0)
    squares = (error.square().sum(1) / players).mean()

    losses.policy += float(policy.detach())
    losses.wins += float(won.detach())
    losses.points += float(squares.detach())
    losses.batches += 1
    return policy + VALUE_WEIGHT * won + POINTS_WEIGHT * squares
