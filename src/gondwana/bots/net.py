"""The network of a game: where its weights lie, how they are read and written."""

from importlib.resources import as_file, files
from pathlib import Path
from types import ModuleType

import numpy as np

from gondwana.bots.tree import Net
from gondwana.core.contract import Game


def shapes(game: Game, insight: ModuleType) -> dict[str, tuple[int, ...]]:
    """The shape of each array of a network for this game."""
    one, two = insight.HIDDEN
    seats = game.players.stop - 1
    return {
        "layer_1": (insight.INPUTS, one),
        "bias_1": (one,),
        "layer_2": (one, two),
        "bias_2": (two,),
        "policy": (game.actions, two),
        "policy_bias": (game.actions,),
        "value": (2 * seats, two),
        "value_bias": (2 * seats,),
        "trust": (1,),
    }


def empty_net(game: Game, insight: ModuleType) -> Net:
    """A network that knows nothing and trusts the hunch; also what an unguided search carries along."""
    blank = Net(**{name: np.zeros(shape, np.float32) for name, shape in shapes(game, insight).items()})
    return blank._replace(trust=np.ones(1, np.float32))


def read_net(path: Path, game: Game, insight: ModuleType) -> Net:
    """The weights of a file; raises `ValueError` if they are not for this game as it is now."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            arrays = {name: stored[name].astype(np.float32) for name in Net._fields if name in stored}
    except OSError:
        raise
    except Exception:  # a damaged file can fail in many ways, none of them of interest
        raise ValueError("it is no file of weights") from None
    for name, shape in shapes(game, insight).items():
        if name not in arrays or arrays[name].shape != shape:
            found = arrays[name].shape if name in arrays else None
            raise ValueError(f"{name} has the shape {found}, not {shape}: these weights are for something else")
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise ValueError("some weights are no numbers")
    return Net(**{name: np.ascontiguousarray(arrays[name]) for name in Net._fields})


def write_net(path: Path, net: Net) -> None:
    """Half precision is enough, and half the size."""
    np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in net._asdict().items()})


def packaged_net(game: Game, insight: ModuleType) -> Net | None:
    """The weights that come with the package, if the game has some."""
    resource = files("gondwana.bots") / game.name / "weights.npz"
    if not resource.is_file():
        return None
    with as_file(resource) as path:
        return read_net(path, game, insight)
