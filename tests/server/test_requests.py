"""What people call themselves and say."""

import pytest

from gondwana.server.errors import BadRequest
from gondwana.server.requests import checked_name, checked_text

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize("checked", [checked_name, checked_text])
def test_joined_pictures_are_printable_and_control_characters_are_not(checked):
    assert checked(f"  {FAMILY}  Ada \u200d") == f"{FAMILY} Ada"
    for bad in ("a\x00b", "a\x1bb", "a\u202eb", "a\u200bb"):
        with pytest.raises(BadRequest):
            checked(bad)


def test_a_name_of_joiners_alone_is_none():
    assert checked_name("\u200d\u200d") == ""
    with pytest.raises(BadRequest):
        checked_text("\u200d")
