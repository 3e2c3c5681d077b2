"""Proximal policy optimisation in one file, in the manner of CleanRL: learns Draftosaurus for two against `greedy`.

    python examples/ppo.py --seconds 300
    python examples/ppo.py --game fossilium --opponents random --seconds 600

Games run side by side in one array (`gondwana.envs.vector`) and illegal actions are masked. A beginner never wins against
`greedy`, so results alone teach nothing at first: the reward is the change of the own points. In the end the learned policy plays
fresh games against the same opponents, taking its best action each time, and what counts there is who wins. Needs the extras
`envs` and `train`.
"""

import argparse
import json
import math
import time

import numpy as np
import torch
from gymnasium.vector import VectorEnv
from torch import nn

from gondwana import envs


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """What was typed, or given."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="draftosaurus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--seconds", type=float, default=300.0, help="processor time to learn for")
    parser.add_argument("--num-envs", type=int, default=512)
    parser.add_argument("--steps", type=int, default=24, help="decisions of each game in one rollout")
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning; falls to a tenth")
    parser.add_argument("--reward", choices=("points", "result"), default="points")
    parser.add_argument("--point", type=float, default=0.1, help="what the reward is multiplied with")
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--gae-lambda", type=float, default=0.9)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--games", type=int, default=2000, help="games to measure the result with")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    return parser.parse_args(given)


class Agent(nn.Module):
    """One network, two heads: which action, and what the game will bring."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("scale", torch.ones(inputs))
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def normalise(self, seen: torch.Tensor) -> None:
        """Scale inputs by what was seen in random play."""
        self.mean.copy_(seen.mean(0))
        self.scale.copy_(1 / seen.std(0).clamp(min=0.2))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        felt = self.body(((seen - self.mean) * self.scale).clamp(-5, 5))
        logits = self.policy(felt).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(felt).squeeze(-1)


def tensors(seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    """Numbers and mask of an observation, one row a game."""
    return torch.from_numpy(seen["observation"]).float(), torch.from_numpy(seen["action_mask"]).bool()


def look_around(env: VectorEnv, agent: Agent, seed: int) -> None:
    """Random play, to learn how large the inputs are."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    rows = []
    for _ in range(40):
        rows.append(seen["observation"])
        seen, *_ = env.step(env.random_actions(rng))
    agent.normalise(torch.from_numpy(np.concatenate(rows)).float())


def advantages(rewards: torch.Tensor, ends: torch.Tensor, values: torch.Tensor, a: argparse.Namespace) -> torch.Tensor:
    """Generalised advantage estimation; `values` has one row more than the others."""
    found = torch.zeros_like(rewards)
    last = torch.zeros(rewards.shape[1])
    for t in reversed(range(len(rewards))):
        goes_on = 1 - ends[t]
        delta = rewards[t] + a.gamma * values[t + 1] * goes_on - values[t]
        last = delta + a.gamma * a.gae_lambda * goes_on * last
        found[t] = last
    return found


def train(env: VectorEnv, agent: Agent, a: argparse.Namespace) -> int:
    """Learn for as long as was asked; answers the number of decisions."""
    optimiser = torch.optim.Adam(agent.parameters(), lr=a.rate, eps=1e-5)
    began, wall = time.process_time(), time.monotonic()
    decisions, results, episode = 0, [], np.zeros(a.num_envs)
    seen, _ = env.reset(seed=a.seed)
    inputs, mask = tensors(seen)
    while (spent := time.process_time() - began) < a.seconds:
        optimiser.param_groups[0]["lr"] = a.rate * (1 - 0.9 * spent / a.seconds)
        kept: list[list[torch.Tensor]] = [[] for _ in range(7)]
        with torch.no_grad():
            for _ in range(a.steps):
                policy, value = agent(inputs, mask)
                action = policy.sample()
                seen, reward, ended, _, _ = env.step(action.numpy())
                told = (torch.from_numpy(reward).float() * a.point, torch.from_numpy(ended).float())
                for row, one in zip(kept, (inputs, mask, action, policy.log_prob(action), value, *told), strict=True):
                    row.append(one)
                episode += reward
                results += episode[ended].tolist()
                episode[ended] = 0.0
                inputs, mask = tensors(seen)
            kept[4].append(agent(inputs, mask)[1])
        all_inputs, all_masks, actions, log_probs, values, rewards, ends = (torch.stack(row) for row in kept)
        gains = advantages(rewards, ends, values, a)
        learn(agent, optimiser, a, all_inputs, all_masks, actions, log_probs, gains, gains + values[:-1])
        decisions += a.num_envs * a.steps
        if len(results) > 4000 and not a.json:
            when = f"{spent:5.0f} s of processor, {(time.monotonic() - wall) / 60:4.1f} min"
            print(f"{when}: {decisions:,} decisions, mean reward of a game {np.mean(results):.2f}", flush=True)
            results = []
    return decisions


def learn(agent: Agent, optimiser: torch.optim.Optimizer, a: argparse.Namespace, *rollout: torch.Tensor) -> None:
    """Some passes over what was played."""
    inputs, masks, actions, log_probs, gains, returns = (part.flatten(0, 1) for part in rollout)
    for _ in range(a.epochs):
        for rows in torch.randperm(len(actions)).split(a.minibatch):
            policy, value = agent(inputs[rows], masks[rows])
            ratio = (policy.log_prob(actions[rows]) - log_probs[rows]).exp()
            gain = gains[rows]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - a.clip, 1 + a.clip) * gain).mean()
            loss = -surrogate + 0.5 * (value - returns[rows]).square().mean() - a.entropy * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def measure(env: VectorEnv, agent: Agent, games: int, seed: int) -> dict[str, float]:
    """Fresh games with the best action each time: the share won (a tie is half a win) and its 95 % interval.

    The first game of each row counts, then the second, so that short games are not preferred.
    """
    seen, _ = env.reset(seed=seed)
    each = -(-games // env.num_envs)
    results: list[list[float]] = [[] for _ in range(env.num_envs)]
    while any(len(row) < each for row in results):
        inputs, mask = tensors(seen)
        seen, reward, ended, _, infos = env.step(agent(inputs, mask)[0].logits.argmax(1).numpy())
        for row in np.flatnonzero(ended):
            best = infos["rewards"][row].max()
            results[row].append(float(reward[row] == best) / (infos["rewards"][row] == best).sum())
    wins = np.array([row[:each] for row in results]).ravel()
    half = 1.96 * wins.std() / math.sqrt(len(wins))
    return {"games": len(wins), "won": float(wins.mean()), "low": float(wins.mean() - half), "high": float(wins.mean() + half)}


def main(given: list[str] | None = None) -> dict[str, float]:
    """Learn, then measure; answers what was measured."""
    a = arguments(given)
    torch.manual_seed(a.seed)
    torch.set_num_threads(a.threads)
    env = envs.vector(a.game, players=a.players, num_envs=a.num_envs, opponents=a.opponents, reward=a.reward)
    space = env.single_observation_space
    agent = Agent(space["observation"].shape[0], int(env.single_action_space.n), a.hidden)
    look_around(env, agent, a.seed)
    decisions = train(env, agent, a)
    fresh = envs.vector(a.game, players=a.players, num_envs=min(a.num_envs, a.games), opponents=a.opponents, reward="result")
    result = measure(fresh, agent, a.games, a.seed + 1) | {"decisions": decisions}
    if a.json:
        print(json.dumps(result))
    else:
        print(f"{decisions:,} decisions; then {result['games']} games against {a.opponents}:")
        print(f"won {result['won']:.1%} (95 % interval {result['low']:.1%} to {result['high']:.1%}; a tie is half a win)")
    return result


if __name__ == "__main__":
    main()
