"""Fossilium over the wire: the numbers of somebody's own box."""

import dataclasses

import msgspec
import pytest
from server.http.wire import Browser, site

from gondwana.games import load
from gondwana.games.fossilium.data import DATA, own_parts
from gondwana.server.http import app
from gondwana.server.http.shield import NO_LIMITS

pytestmark = pytest.mark.asyncio


async def test_numbers_of_ones_own_are_told_to_the_page(tmp_path, monkeypatch):
    """The page was built with our numbers; with others in force it asks for all of them."""
    monkeypatch.setattr(app, "load", lambda name: dataclasses.replace(load(name), parts=own_parts))
    async with site(tmp_path, limits=NO_LIMITS) as host, Browser(host) as ada:
        own = (await ada.http.get("/api/parts", params={"game": "fossilium"})).json()
    assert own["numbers"] == msgspec.json.decode(msgspec.json.encode(DATA))
