"""The page: files by name, places of the page, nothing else; and the headers that browsers obey."""

import gzip

import pytest
from server.http.wire import Browser, raw, site

pytestmark = pytest.mark.asyncio


@pytest.fixture
def page(tmp_path):
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the table")
    (folder / "assets" / "app-1a2b.js").write_text("let plain")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"let packed"))
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.mark.parametrize("path", ["/", "/new/draftosaurus", "/m/abc", "/rules/draftosaurus", "/m/abc?x=1"])
async def test_places_of_the_page_are_shown_by_the_index(tmp_path, page, path):
    async with site(tmp_path, page=page) as host, Browser(host) as ada:
        answer = await ada.http.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>the table")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


async def test_assets_are_packed_and_kept_for_ever(tmp_path, page):
    async with site(tmp_path, page=page) as host, Browser(host) as ada:
        packed = await ada.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br"})
        assert (packed.text, packed.headers["content-encoding"]) == ("let packed", "gzip")
        assert "immutable" in packed.headers["cache-control"]
        plain = await ada.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == "let plain" and plain.headers["content-type"].startswith("text/javascript")
        again = await ada.http.get("/assets/app-1a2b.js", headers={"If-None-Match": plain.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "//etc/passwd.txt",
        "/assets/none.js",
        "/assets/none",
        "/secret.txt%00.js",
        "/api/nothing",
        "/api",
    ],
)
async def test_nothing_else_is_found(tmp_path, page, path):
    async with site(tmp_path, page=page) as host:
        answer = await raw(host, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 404")
        assert b"secret" not in answer.split(b"\r\n\r\n")[1].replace(b"secret.txt", b"")


async def test_a_page_built_anew_is_seen(tmp_path, page):
    async with site(tmp_path, page=page) as host, Browser(host) as ada:
        assert (await ada.http.get("/")).text.endswith("the table")
        (page / "index.html").write_text("new")
        (page / "index.html").touch()
        assert (await ada.http.get("/")).text == "new"


async def test_every_answer_is_shielded(tmp_path, page):
    async with site(tmp_path, page=page) as host, Browser(host) as ada:
        for path in ("/", "/assets/app-1a2b.js", "/api/games", "/api/nothing"):
            headers = (await ada.http.get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "server" not in headers
        assert (await ada.http.get("/api/games")).headers["cache-control"] == "no-store"


async def test_only_the_head(tmp_path, page):
    async with site(tmp_path, page=page) as host, Browser(host) as ada:
        for path in ("/", "/api/games"):
            head, whole = await ada.http.head(path), await ada.http.get(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == whole.headers["content-length"]


async def test_long_answers_are_packed(tmp_path, page):
    async with site(tmp_path, page=page) as host, Browser(host) as ada:
        answer = await ada.http.get("/api/schema/openapi.json", headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip" and answer.json()["openapi"]
        plain = await ada.http.get("/api/schema/openapi.json", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.json() == answer.json()


async def test_a_page_that_is_not_built_is_said(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada:
        answer = await ada.http.get("/", headers={"Accept-Language": "de"})
        assert answer.status_code == 503 and "make page" in answer.text and "nicht gebaut" in answer.text
        assert (await ada.http.get("/api/none")).status_code == 404
