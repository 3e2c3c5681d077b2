"""What a seat could wish for and may not do, with the reasons."""

from gondwana.core.contract import Legal, States
from gondwana.games.draftosaurus.notation import write
from gondwana.games.draftosaurus.reasons import why_not
from gondwana.games.draftosaurus.state import ACTIONS
from gondwana.games.draftosaurus.view import view
from gondwana.locale import Message


def closed(states: States, seat: int, legal: Legal) -> dict[str, Message]:
    """A wish begins like something that is allowed and names places of the own zoo: what is in nobody's mind needs no reason."""
    allowed = set(legal(states))
    texts = [write(seat, action).split() for action in allowed]
    begin = {words[0] for words in texts}
    names = {word for words in texts for word in words[1:]} | set(view(states[0], seat)["seats"][seat]["zoo"])
    why = {}
    for action in range(ACTIONS) if allowed else ():
        first, *rest = write(seat, action).split()
        if action not in allowed and first in begin and all(word in names or word.isdecimal() for word in rest):
            why[write(seat, action)] = why_not(states, seat, action)
    return why
