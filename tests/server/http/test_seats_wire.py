"""Who holds which seat, over the web: a guest takes a seat from the device that made the table, and moves on with it."""

import pytest
from server.http.wire import Browser, guest, person, site

NO_ACCESS, AGAIN = 4404, 1012

pytestmark = pytest.mark.asyncio


async def test_a_guest_takes_a_seat_from_the_device_that_made_the_table(tmp_path):
    """Its sockets are closed, it sees the hand no more, and the guest's link is worth nothing to anybody else."""
    async with site(tmp_path) as host, Browser(host) as ada, Browser(host) as bo, Browser(host) as eve:
        made = await ada.create(person("Ada"), person("Bo"))
        path = f"/{made['match']}"
        async with ada.live(made["match"], seat=0) as (first, hello), ada.live(made["match"], seat=1) as (second, _):
            assert [seat["device"] for seat in hello["look"]["seats"]] == [0, 0]
            link = (await ada.post(f"{path}/invite", {"seat": 1}, status=200))["key"]
            assert await bo.post(f"{path}/enter", {"key": link}, status=200) == {"seat": 1}
            assert [await line.closed() for line in (first, second)] == [AGAIN, AGAIN]
        async with ada.dial(made["match"], seat=1) as line:
            assert await line.closed() == NO_ACCESS
        async with ada.live(made["match"]) as (_, hello):
            assert (hello["look"]["mine"], [seat["device"] for seat in hello["look"]["seats"]]) == ([0], [0, 1])
        assert (await ada.act(made["match"], seat=0)).is_success
        look = await bo.get(path)
        body = {"seat": 1, "command": "c", "decision": look["decision"], "do": look["legal"][0]}
        assert (await ada.http.post(f"/api/matches{path}/act", json=body)).status_code == 404
        await ada.get(path, status=404, seat=1)
        await eve.post(f"{path}/enter", {"key": link}, status=404)
        assert await bo.post(f"{path}/enter", {"key": link}, status=200) == {"seat": 1}
        assert (await bo.http.post(f"/api/matches{path}/act", json=body)).is_success


async def test_a_seat_moves_with_its_holder_and_the_others_are_told(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada, Browser(host) as bo, Browser(host) as phone:
        made = await ada.create(person("Ada"), guest(), person("Cy"))
        path = f"/{made['match']}"
        await bo.post(f"{path}/enter", {"key": made["keys"][1]}, status=200)
        await bo.post(f"{path}/join", {"seat": 1, "name": "Bo"}, status=200)
        async with ada.live(made["match"], seat=0) as (line, _), bo.live(made["match"]) as (old, _):
            link = (await bo.post(f"{path}/invite", {"seat": 1}, status=200))["key"]
            assert await phone.post(f"{path}/enter", {"key": link}, status=200) == {"seat": 1}
            assert await old.closed() == AGAIN
            await bo.get(path, status=404)
            assert (await phone.act(made["match"], seat=1)).is_success
            await ada.post(f"{path}/invite", {"seat": 1}, status=409)  # taken: only its holder may give it
            program = {"Authorization": f"Bearer {(await ada.post(f'{path}/invite', {'seat': 2}, status=200))['key']}"}
            joined = await ada.http.post(f"/api/matches{path}/join", json={"seat": 2}, headers=program)
            assert joined.is_success and (await ada.http.get(f"/api/matches{path}", headers=program)).status_code == 404
            assert await line.closed() == AGAIN
        assert [seat["device"] for seat in (await ada.get(path))["seats"]] == [0, 1, 2]
        program = {"Authorization": f"Bearer {joined.json()['key']}"}
        assert (await phone.http.get(f"/api/matches{path}", headers=program)).json()["mine"] == [2]
