"""What the judges believe: numbers, each with a meaning.

Rates: how often a chance that the hand offers is open and taken. Shares: how much of a hope counts. The greedy judge's numbers
were put down by hand; those of denial come from many games in which judges with slightly different numbers met, each number moved
towards what won.
"""

import numpy as np

_BELIEFS = {  # greedy; denial with two players; denial with more
    "forest_rate": (0.4, 0.36, 0.34),  # of the turns at which the species is there, those that go to the forest
    "forest_share": (0.7, 0.38, 0.41),  # of the hope for its next steps
    "forest_blank": (0.6, 0.87, 0.83),  # of the hope for all steps while it is empty
    "trio_rate": (0.4, 0.28, 0.24),
    "trio_share": (0.8, 1.05, 1.02),
    "prairie_rate": (0.4, 0.28, 0.3),
    "prairie_share": (0.7, 0.35, 0.41),
    "prairie_blank": (0.4, 0.42, 0.45),  # of each couple for which there is room
    "king_lead": (0.5, 0.44, 0.42),  # what a tie is worth as a lead
    "king_growth": (0.1, 0.1, 0.08),  # lead that each coming turn with the species brings
    "king_spread": (0.6, 0.67, 0.65),  # how far those to come may shift the lead
    "king_blank": (0.7, 1.05, 0.95),
    "meadow_rate": (0.4, 0.23, 0.24),
    "meadow_share": (0.7, 0.64, 0.7),
    "island_risk": (0.1, 0.1, 0.12),  # that a second one has to be taken, or is forgone
    "island_blank": (0.7, 0.51, 0.67),
    "single_rate": (0.5, 0.54, 0.63),  # for the pens of one: king, island, lookout
    "wood_rate": (0.4, 0.36, 0.31),
    "wood_share": (0.6, 0.32, 0.4),
    "wood_blank": (0.6, 0.68, 0.51),
    "bridge_rate": (0.3, 0.31, 0.36),
    "bridge_share": (0.6, 0.39, 0.38),
    "bridge_blank": (0.5, 0.53, 0.52),  # points a turn
    "pyramid_rate": (0.3, 0.34, 0.29),
    "pyramid_share": (0.8, 0.94, 1.23),
    "pyramid_block": (0.2, 0.17, 0.16),  # of species that would touch their like
    "lookout_growth": (0.5, 0.37, 0.52),  # the neighbour's part of a fair share of those to come
    "lookout_blank": (0.7, 0.89, 0.95),
    "quarantine_share": (0.8, 0.83, 0.58),
    "quarantine_hope": (0.2, 0.21, 0.17),  # points a turn that a better home may bring
    "freedom": (0, 0.51, 0.53),  # points a turn of room for all species in all areas
    "envy": (0, 0.63, 0.55),  # of what the left neighbour gains from the hand, shared out among the rivals
    "rivalry": (0, 0.84, 0.8),  # of what the rivals' kings and lookouts gain, likewise
    "regret": (0.5, 0.44, 0.49),  # of what a dinosaur thrown away would have brought here
}
WEIGHTS = np.dtype([(name, "f8") for name in _BELIEFS])
_GREEDY, _TWO, _MORE = zip(*_BELIEFS.values(), strict=True)
GREEDY = np.array([_GREEDY], WEIGHTS)
DENIAL = np.array([_TWO, _MORE], WEIGHTS)
