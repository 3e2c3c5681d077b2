"""Reading a record in one go gives what reading it field by field gives."""

import numpy as np
import pytest

from gondwana.games import load
from gondwana.games.plain import Reader


def records(dtype, many=5):
    """Records of nothing but noise."""
    noise = np.random.default_rng(1).integers(0, 256, many * dtype.itemsize, np.uint8)
    return noise.tobytes(), np.frombuffer(noise.tobytes(), dtype)


@pytest.mark.parametrize("name", ["draftosaurus", "giganten", "fossilium"])
def test_every_number_and_every_list_of_every_game_is_read_as_it_stands(name):
    dtype = load(name).dtype
    names = [field for field, (kind, *_) in dtype.fields.items() if len(kind.shape) < 2]
    read = Reader(dtype, names)
    for record in records(dtype)[1]:
        found = read(record.tobytes())
        assert set(found) == set(names)
        for field in names:
            assert found[field] == (tuple(record[field].tolist()) if record[field].shape else int(record[field]))


def test_a_table_of_bytes_is_read_by_rows_and_leaving_fields_out_moves_nothing():
    dtype = np.dtype([("a", "i1"), ("b", "i4"), ("rows", "i1", (3, 2)), ("c", "i2", 2)], align=True)
    raw, several = records(dtype)
    for number, record in enumerate(several):
        found = Reader(dtype, ["c", "rows"])(raw[number * dtype.itemsize :])
        assert found == {"rows": tuple(row.tobytes() for row in record["rows"]), "c": tuple(record["c"].tolist())}
