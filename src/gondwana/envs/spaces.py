"""The spaces of Gymnasium that observations and actions belong to."""

from typing import Any

import numpy as np
from gymnasium import spaces

from gondwana.envs.observation import Layout, Numbers
from gondwana.envs.table import Form, Mask


def numbers_space(layout: Layout, form: Form) -> spaces.Space[Any]:
    """Of the numbers alone: one row, or by field."""
    low, high = layout.bounds()
    if form == "numbers":
        return spaces.Box(low, high, dtype=np.int16)
    boxes: dict[str, spaces.Space[Any]] = {
        part.name: spaces.Box(low[part.start], high[part.start], part.shape, np.int16) for part in layout.parts
    }
    return spaces.Dict(boxes)


def observation_space(layout: Layout, form: Form, actions: int) -> spaces.Dict:
    """Numbers and legal actions."""
    return spaces.Dict({"observation": numbers_space(layout, form), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def observation(layout: Layout, form: Form, numbers: Numbers, mask: Mask) -> dict[str, Any]:
    """One observation, or many with a row for each."""
    return {"observation": numbers if form == "numbers" else layout.named(numbers), "action_mask": mask}
