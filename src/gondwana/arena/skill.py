"""OpenSkill ratings (Plackett-Luce): a belief about each bot's strength, mu with the uncertainty sigma, game after game."""

from dataclasses import dataclass

from openskill.models import PlackettLuce

from gondwana.arena.ledger import Ledger

MOST_GAMES = 30_000
"""More change nothing: the belief settles after some hundred games and then only follows the last results."""


@dataclass(frozen=True)
class Skill:
    """`mu` is the strength, `sigma` how unsure it is; `mu - 3 sigma` is what one may count on."""

    mu: float
    sigma: float


def skills(ledger: Ledger) -> list[Skill]:
    """The ratings after the games of a ledger in their order. A bot on several seats takes the mean of what they learned."""
    model = PlackettLuce()
    beliefs = [model.rating() for _ in range(ledger.schedule.bots)]
    for deal in ledger.deals[-(MOST_GAMES // ledger.schedule.games_a_deal) :]:
        for seating, places in zip(ledger.schedule.seatings(deal.number), deal.places, strict=True):
            if len(seating) == 1:  # alone at the table there is nobody to be measured against
                continue
            teams = [[model.rating(mu=beliefs[bot].mu, sigma=beliefs[bot].sigma)] for bot in seating]
            rated = model.rate(teams, ranks=[float(place) for place in places])
            for bot in set(seating):
                learned = [team[0] for team, one in zip(rated, seating, strict=True) if one == bot]
                mu = sum(one.mu for one in learned) / len(learned)
                sigma = sum(one.sigma for one in learned) / len(learned)
                beliefs[bot] = model.rating(mu=mu, sigma=sigma)
    return [Skill(float(one.mu), float(one.sigma)) for one in beliefs]
