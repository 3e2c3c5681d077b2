"""The project as a whole: what it says works, and it stands alone."""

import doctest
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def tracked():
    """The text files of the project."""
    asked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    listed = asked.stdout.split("\0")
    files = [ROOT / name for name in listed if name] or [path for path in ROOT.rglob("*") if path.is_file()]
    return [path for path in files if path.suffix not in {".lock", ".png", ".jsonl"} and path.exists()]


@pytest.mark.parametrize("page", ["README.md", "docs/api.md"])
def test_examples_in_the_docs_work(page):
    """Examples are run as they stand."""
    result = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    )
    assert result.attempted > 3
    assert result.failed == 0


def test_commands_in_the_readme_exist(capsys):
    """Every `gondwana` command that README and docs show is one, with options that it has."""
    from gondwana.cli import run

    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {
        words.split()[0]: re.findall(r"(?<!\S)--?[a-z][a-z-]*", words)
        for page in pages
        for words in re.findall(r"(?:^\$ |[|`] ?)gondwana ([a-z][^|#`\n]*)", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert set(shown) >= {"games", "play", "simulate", "score", "replay", "bench"}
    for command, options in shown.items():
        capsys.readouterr()
        assert run([command, "--help"]) == 0, f"gondwana {command} does not exist"
        told = capsys.readouterr().out
        assert [option for option in options if option not in told] == []


def test_nothing_names_one_machine_or_a_place_outside():
    """The project stands alone: no absolute path of a machine, no folder beside the project."""
    bad = re.compile(r"(?<![\w.])/(?:wor[k]|hom[e]|roo[t])/|\.\./share[d]|\.\./seed[s]")
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in tracked()
        for match in bad.finditer(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert found == []


def test_files_stay_small():
    """A file of more than 450 lines is asked whether it is two."""
    sources = [path for path in tracked() if path.suffix == ".py"]
    assert [f"{path.relative_to(ROOT)}" for path in sources if len(path.read_text(encoding="utf-8").splitlines()) > 450] == []


def test_dependencies_have_reasons():
    """Each dependency is named in docs/dependencies.md."""
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").lower().replace("_", "-")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = list(project["project"]["dependencies"])
    wanted += [one for extra in project["project"]["optional-dependencies"].values() for one in extra]
    wanted += [one for group in project["dependency-groups"].values() for one in group]
    names = {re.split(r"[<>=\[]", one)[0].lower() for one in wanted}
    assert [name for name in sorted(names) if name not in page] == []


def test_import_contracts():
    """Imports point inward."""
    done = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "4 kept, 0 broken" in done.stdout


@pytest.mark.slow
def test_the_wheel_is_whole(tmp_path):
    """A wheel carries data, texts, styles and the type marker."""
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)], cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    files = [path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    wanted = {path.relative_to(source).as_posix() for path in files}
    assert wanted <= names
    assert "gondwana/py.typed" in names
