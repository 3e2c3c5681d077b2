"""Machine code that comes with a package: found, loaded, and not used where it does not fit."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gondwana.core import code_cache

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json, sys
from pathlib import Path
from gondwana.core import code_cache
if len(sys.argv) > 1:
    code_cache._SHIPPED_ROOT = Path(sys.argv[1])
if len(sys.argv) > 2:
    code_cache._host = lambda: ("an older processor", frozenset({"sse2"}))
from gondwana.core.rng import start_streams, streams
streams(1, 3)
print(json.dumps([sum(start_streams.stats.cache_hits.values()), sum(start_streams.stats.cache_misses.values())]))
"""

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.slow,
    pytest.mark.skipif(
        code_cache._architecture() not in code_cache.PORTABLE_TARGETS
        or not code_cache._host()[1].issuperset(code_cache.PORTABLE_TARGETS[code_cache._architecture()][1]),
        reason="this machine cannot run the code of a portable wheel",
    ),
]


def run(cache, *words, **env):
    """Use a compiled function in a process with a cache of its own; return how often code was found, and how often made."""
    env = {**os.environ, "XDG_CACHE_HOME": str(cache), "NUMBA_DISABLE_JIT": "0", "NUMBA_BOUNDSCHECK": "0", **env}
    done = subprocess.run([sys.executable, "-c", PROGRAM, *words], env=env, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def shipped(tmp_path_factory):
    """Code for the portable target, as `make wheel` puts it into a package."""
    made, package = tmp_path_factory.mktemp("made"), tmp_path_factory.mktemp("package") / "machine_code"
    assert run(made, **code_cache.portable_environment()) == [0, 1]
    shutil.copytree(made / "gondwana" / "compiled", package)
    return package


def test_code_of_a_package_is_used_as_it_is(shipped, tmp_path):
    assert run(tmp_path, str(shipped)) == [1, 0]
    assert not list(tmp_path.rglob("*.nbc")), "nothing was made here"


def test_code_for_a_better_processor_is_not_used(shipped, tmp_path):
    assert run(tmp_path, str(shipped), "older") == [0, 1]


def test_code_of_other_sources_is_not_used(shipped, tmp_path):
    other = shutil.copytree(shipped, tmp_path / "machine_code")
    for folder in (other / "shared").iterdir():
        folder.rename(folder.with_name(f"0{folder.name[1:]}" if folder.name[0] != "0" else f"1{folder.name[1:]}"))
    assert run(tmp_path / "cache", str(other)) == [0, 1]


def test_a_wheel_with_code_names_its_machine_and_its_versions(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT))
    import hatch_build

    ran = []
    monkeypatch.setattr(
        hatch_build.subprocess, "run", lambda command, **how: ran.append(how) or subprocess.CompletedProcess(command, 0)
    )
    told = {"force_include": {}, "dependencies": []}
    hatch_build.add_machine_code(tmp_path, told)
    assert ran[0]["env"]["NUMBA_CPU_NAME"] == code_cache.PORTABLE_TARGETS[code_cache._architecture()][0]
    assert told["force_include"] == {str(tmp_path / "gondwana" / "compiled"): "gondwana/machine_code"}
    assert {one.split("==")[0] for one in told["dependencies"]} == {"numba", "llvmlite", "numpy"}
    assert told["tag"].startswith(f"cp{sys.version_info[0]}{sys.version_info[1]}-none-") and not told["pure_python"]
