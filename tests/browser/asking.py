"""What a browser asks of the server beside its page. Tests are faster than people: whoever is sent away waits as told."""

import time
from http import HTTPStatus
from urllib.parse import urlsplit


def ask(page, path, data=None):
    """The answer to a question, or with data to a request, from the browser of this page."""
    while (answer := _answer(page, path, data)).status == HTTPStatus.TOO_MANY_REQUESTS:
        time.sleep(int(answer.headers["retry-after"]))
    return answer


def asked(page, path, data=None):
    """The same, for what is not refused: only what was said."""
    answer = ask(page, path, data)
    assert answer.ok, answer.text()
    return answer.json()


def _answer(page, path, data):
    return page.request.get(path) if data is None else page.request.post(path, data=data)


def match_of(page):
    """Where the server answers for the match on this page."""
    return f"/api/matches/{urlsplit(page.url).path.split('/')[2]}"


def device_of(page):
    """The token by which the server knows this browser: sent as a key, it plays what the browser holds."""
    return next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "gondwana")


def new_match(page, **body):
    """A table made at this browser: the match, its keys, and where it is."""
    answer = ask(page, "/api/matches", body)
    assert answer.ok, answer.text()
    return {**answer.json(), "address": answer.url.split("/api/")[0]}
