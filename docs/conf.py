"""How the docs are built: `make docs`. Broken links, of pages and of anchors, are errors."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))

import traceability  # noqa: E402

from gondwana import __version__  # noqa: E402
from gondwana.games import NAMES  # noqa: E402

project = "Gondwana"
author = "The Gondwana authors"
copyright = "2026, the Gondwana authors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.doctest"]
myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]
exclude_patterns = ["_build", "**/.*"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_default_options = {"members": True, "undoc-members": False}

html_theme = "furo"
html_title = f"Gondwana {release}"

# Addresses elsewhere are not asked for: a build must not depend on other machines. All links within the docs are checked.
linkcheck_ignore = [r"https?://.*"]

GENERATED = HERE / "_generated"
GENERATED.mkdir(exist_ok=True)
for name in NAMES:
    (GENERATED / f"{name}-tests.md").write_text(traceability.page(name), encoding="utf-8")
