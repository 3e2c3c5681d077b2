"""Compiled functions that call each other in a circle crash when they are loaded from the cache: there is no circle."""

import ast
from pathlib import Path

import gondwana.games.fossilium

FOLDER = Path(gondwana.games.fossilium.__file__).parent
COMPILED = {"lean", "inlined", "jit"}


def calls():
    """Each compiled function, as `module.name`, with those of the game that it calls."""
    graph = {}
    for path in FOLDER.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        known = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gondwana.games.fossilium"):
                home = node.module.rpartition(".")[2]
                known |= {one.asname or one.name: f"{home}.{one.name}" for one in node.names}
            elif isinstance(node, ast.FunctionDef):
                known[node.name] = f"{path.stem}.{node.name}"
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and {getattr(one, "id", "") for one in node.decorator_list} & COMPILED:
                graph[f"{path.stem}.{node.name}"] = {
                    _called(call, known) for call in ast.walk(node) if isinstance(call, ast.Call)
                }
    return graph


def _called(call, known):
    if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
        return f"{call.func.value.id}.{call.func.attr}"
    return known.get(getattr(call.func, "id", ""))


def test_no_compiled_functions_call_each_other_in_a_circle():
    graph = calls()
    assert len(graph) > 100
    done, path = set(), []

    def visit(name):
        assert name not in path, f"a circle: {[*path[path.index(name) :], name]}"
        if name in done or name not in graph:
            return
        path.append(name)
        for other in sorted(filter(None, graph[name])):
            visit(other)
        done.add(path.pop())

    for name in sorted(graph):
        visit(name)
