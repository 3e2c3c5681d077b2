"""Hidden is hidden at the wire: worlds that look alike to a viewer send that viewer the same bytes."""

from contextlib import AsyncExitStack

import pytest
from server.http.wire import Browser, person, site
from server.tabletop import numbered_tokens
from server.test_hidden import dealer

from gondwana.server.http.shield import NO_LIMITS

SEATS = (0, 1, 2, 3)
WATCHER = "watcher"


class Table:
    """A match with everybody at a socket; nobody goes on before all have heard of the last step."""

    def __init__(self, match, lines, looks):
        self.match = match
        self.lines = lines
        self.looks = looks

    async def order(self, seat, command, **frame):
        await self.lines[seat].send(command=command, **frame)
        done = await self.lines[seat].hear("done")
        for who, line in self.lines.items():
            while self.looks[who]["number"] < done["number"]:
                self.looks[who] = await line.hear("update")

    async def act(self, seat, command, pick):
        look = self.looks[seat]
        await self.order(seat, command, type="act", decision=look["decision"], do=pick(look["legal"]))

    async def refusals(self, seat, command):
        for number, do in enumerate(("trex forest", "trex wood", "discard trex", "nonsense")):
            order = {"type": "act", "command": f"{command}-{number}", "decision": self.looks[seat]["decision"], "do": do}
            await self.lines[seat].send(**order)
            await self.lines[seat].hear("refused")


def to_the_river(legal):
    return "trex river" if "trex river" in legal else next(one for one in legal if one.endswith("river"))


async def story(folder, swapped):
    """Two turns with second thoughts: everything that seat 0, a watcher and seat 1 are sent."""
    folder.mkdir()
    how = {"chance": dealer(swapped), "tokens": numbered_tokens(), "clock": lambda: 0.0, "limits": NO_LIMITS}
    async with site(folder, **how) as host, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Browser(host))
        made = await ada.create(*(person(f"P{seat}") for seat in SEATS), held_by="keys")
        lines, looks, answers = {}, {}, {}
        for who, key in [*zip(SEATS, made["keys"], strict=True), (WATCHER, made["watch"])]:
            headers = {"Authorization": f"Bearer {key}"}
            lines[who], hello = await stack.enter_async_context(ada.live(made["match"], headers=headers))
            looks[who] = hello["look"]
            answers[who] = Browser(host, **headers)
            await stack.enter_async_context(answers[who])
        table = Table(made["match"], lines, looks)
        asked = {0: [], WATCHER: [], 1: []}

        async def ask():
            """The same questions by the other way."""
            for who, told in asked.items():
                for path in ("", "/events", "/points", "/frames", "/closed", "/advice", "/setups", "/record", "/chat"):
                    answer = await answers[who].http.get(f"/api/matches/{made['match']}{path}")
                    told.append((path, answer.status_code, answer.content))

        for turn in range(2):
            for seat in (1, 2):
                # The secret first thoughts differ between the worlds; what is shown in the end is the same.
                await table.act(seat, f"{turn}a", lambda legal: legal[-1 if swapped else 0])
                await ask()
                await table.order(seat, f"{turn}b", type="undo")
            await table.refusals(0, f"{turn}")
            for seat in (1, 2, 3, 0)[: 4 if turn == 0 else 3]:  # then seat 0 would be handed what seat 2 held at first
                await table.act(seat, f"{turn}c", to_the_river)
            await ask()
        return {who: (lines[who].heard, told) for who, told in asked.items()}


@pytest.mark.slow
@pytest.mark.asyncio
async def test_worlds_that_look_alike_send_the_same_bytes(tmp_path):
    """Seat 0 and a watcher cannot tell the worlds apart by a single byte; seat 1, who holds another hand, can."""
    one, other = [await story(tmp_path / name, swapped) for name, swapped in (("one", False), ("other", True))]
    assert len(one[0][0]) > 20
    assert one[0] == other[0]
    assert one[WATCHER] == other[WATCHER]
    assert one[1] != other[1]
