"""What is shipped has the page inside: no Node where it is installed, none to build from the sdist."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

ROOT = Path(__file__).parents[3]
PAGE = "gondwana/server/page/"
PATIENCE = 600

sys.path.insert(0, str(ROOT))
hatch_build = pytest.importorskip("hatch_build", reason="only in a clone")


def run(*command, cwd=ROOT, **env):
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def path_without_node(folder):
    """A place for programs where there is nothing but what a test needs."""
    folder.mkdir(exist_ok=True)
    return str(folder)


def test_an_old_page_is_noticed(tmp_path):
    page = tmp_path / hatch_build.PAGE
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "one.ts").write_text("one")
    assert not hatch_build.is_fresh(tmp_path)
    page.mkdir(parents=True)
    (page / "index.html").write_text("page")
    assert not hatch_build.is_fresh(tmp_path)
    (page / hatch_build.STAMP).write_text(hatch_build._digest(tmp_path))
    assert hatch_build.is_fresh(tmp_path)
    (tmp_path / "web" / "node_modules").mkdir()
    (tmp_path / "web" / "node_modules" / "x.js").write_text("x")
    assert hatch_build.is_fresh(tmp_path)
    (tmp_path / "web" / "one.ts").write_text("two")
    assert not hatch_build.is_fresh(tmp_path)


def test_a_page_that_cannot_be_built_is_said(tmp_path):
    with pytest.raises(SystemExit, match="the page of the browser is missing"):
        hatch_build.build_page(tmp_path)


def test_node_is_missed_in_words(tmp_path, monkeypatch):
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").write_text("{}")
    monkeypatch.setenv("PATH", path_without_node(tmp_path / "bin"))
    monkeypatch.setattr(hatch_build, "find_spec", lambda _: None)
    with pytest.raises(SystemExit, match="needs Node"):
        hatch_build.build_page(tmp_path)


def test_an_editable_install_builds_nothing(monkeypatch):
    monkeypatch.setattr(hatch_build, "build_page", lambda _: pytest.fail("built"))
    hook = hatch_build.PageHook(str(ROOT), {}, None, None, "", "wheel")
    hook.initialize("editable", {})


def test_the_lock_file_names_no_registry():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert [name for name, one in lock["packages"].items() if "resolved" in one] == []
    assert all("integrity" in one for name, one in lock["packages"].items() if name)


@pytest.mark.slow
def test_the_page_is_in_the_sdist_and_in_a_wheel_made_from_it(tmp_path):
    """Made without Node."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path))
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.glob("gondwana-*/")
    assert (folder / "src" / PAGE / "index.html").is_file()
    assert not (folder / "web" / "node_modules").exists()
    path = path_without_node(tmp_path / "bin")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path), cwd=folder, PATH=path)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert f"{PAGE}index.html" in names
    assert any(name.startswith(f"{PAGE}assets/") and name.endswith(".js.br") for name in names)


@pytest.mark.slow
def test_an_installed_wheel_plays_without_node(tmp_path):
    """Installed in an empty environment, the command serves the page and a match."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    (wheel,) = tmp_path.glob("*.whl")
    run(sys.executable, "-m", "venv", str(tmp_path / "env"))
    python = tmp_path / "env" / "bin" / "python"
    uv = shutil.which("uv") or ROOT / ".tools" / "bin" / "uv"
    if Path(uv).exists():
        run(str(uv), "pip", "install", "--quiet", "--python", str(python), str(wheel))
    else:
        run(str(python), "-m", "pip", "install", "--quiet", str(wheel))
    env = {
        "PATH": path_without_node(tmp_path / "bin"),
        "HOME": str(tmp_path),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    command = [python.with_name("gondwana"), "--no-open", "--port", "0"]
    with subprocess.Popen(command, env=env, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as program:
        try:
            address = next(word for word in program.stdout.readline().split() if word.startswith("http"))
            with urlopen(address, timeout=60) as page:
                assert b'<div id="app">' in page.read()
            body = {"game": "draftosaurus", "players": 2, "seats": [{"kind": "person"}, {"kind": "bot", "level": "alpha"}]}
            asked = Request(
                f"{address}/api/matches", json.dumps({**body, "options": {}}).encode(), {"Content-Type": "application/json"}
            )
            with urlopen(asked, timeout=60) as made:
                assert made.status == 201 and json.load(made)["match"]
        finally:
            program.terminate()
            assert program.wait(60) == 0
