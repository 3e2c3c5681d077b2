"""Compile each function once: the dispatcher behind `gondwana.core.compiled`.

Numba makes machine code of every function that is called and links a copy of it into every caller, where it is optimised again,
so the cost of compiling grows with the depth of the calls. Here a function has two forms, each made only when it is needed:

- Called from Python, it is a program: one piece of machine code with all that it calls, optimised once and kept on the disk.
- Called from compiled code, it is a fragment: LLVM's intermediate code and nothing else. A program is put together from
  fragments in one go, as a C compiler treats the functions of one file.
"""

import threading
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import numba
from numba.core import compiler, sigutils, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import CPUDispatcher


class _Fragment(JITCodeLibrary):  # type: ignore[misc]
    """The intermediate code of one function, without what it calls."""

    def finalize(self) -> None:
        """Leave the code as it is: it is optimised as part of programs."""
        self._finalized = True

    def own_module(self) -> Any:
        """Return the code of this function alone, for linking."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """Return the code with all that it calls, for callers that plain Numba compiles."""
        whole = self.own_module().clone()
        for module in _modules_reached(self):
            whole.link_in(module, preserve=True)
        return whole


class _Program(JITCodeLibrary):  # type: ignore[misc]
    """The machine code of one function with all that it calls."""

    def finalize(self) -> None:
        """Collect the fragments of all functions that are called, optimise them together and make machine code."""
        for module in _modules_reached(self):
            self._final_module.link_in(module, preserve=True)
        self._linking_libraries: list[JITCodeLibrary] = []
        super().finalize()


def _modules_reached(library: JITCodeLibrary) -> Iterator[Any]:
    """Yield the code of all functions that a function calls, and that those call, once each."""
    seen: set[int] = set()
    waiting = list(library._linking_libraries)
    while waiting:
        callee = waiting.pop(0)
        if id(callee) in seen:
            continue
        seen.add(id(callee))
        if isinstance(callee, _Fragment):
            yield callee.own_module()
            waiting += callee._linking_libraries
        else:
            yield callee._get_module_for_linking()


class _ProgramCompiler(compiler.Compiler):  # type: ignore[misc]
    library_class: type[JITCodeLibrary] = _Program

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        self.state.library = self.library_class(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class _FragmentCompiler(_ProgramCompiler):
    library_class = _Fragment


_THREAD = threading.local()


class _Callee:
    """Stands for a fragment in calls from compiled code."""

    def __init__(self, signature: Any) -> None:
        self.signature = signature


class CompiledFunction(CPUDispatcher):  # type: ignore[misc]
    """A function that Python calls as a program, and compiled code as a fragment. It must not call itself."""

    interpreted: ClassVar[set[str]] = set()
    """The games whose functions are not compiled when Python calls them, but run as they are."""
    game = ""
    python: Callable[..., Any]
    """What runs then."""

    def __init__(self, py_func: Callable[..., Any], locals: Any = None, targetoptions: Any = None) -> None:
        super().__init__(py_func, locals, targetoptions, pipeline_class=_ProgramCompiler)
        self._callees: dict[tuple[Any, ...], _Callee] = {}

    @property
    def fragments(self) -> list[Any]:
        """The signatures that compiled code calls this function with."""
        return [callee.signature for callee in self._callees.values()]

    def compile(self, sig: Any) -> Any:
        """Make the program for arguments of these types, or load it."""
        known = len(self.overloads)
        entry_point = super().compile(sig)
        if len(self.overloads) > known:
            args, _ = sigutils.normalize_signature(sig)
            program = self.overloads[tuple(args)]
            for environment in program._find_referenced_environments():  # of fragments, which have none at run time
                program.library.codegen.set_env(environment.env_name, environment)
        return entry_point

    def load(self) -> None:
        """Load all programs of this function that are on the disk."""
        for sig in self._cache.signatures(self.targetctx):
            self.compile(sig)

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        if self.game in self.interpreted or getattr(_THREAD, "interpreting", False):
            return self._interpret
        return super()._compile_for_args(*args, **kws)

    def _interpret(self, *args: Any) -> Any:
        """Run interpreted, with all that is called meanwhile and has no machine code."""
        outer = getattr(_THREAD, "interpreting", False)
        _THREAD.interpreting = True
        try:
            return self.python(*args)
        finally:
            _THREAD.interpreting = outer

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Find the signature for a call from compiled code. Integers of every size are passed as 64 bits.

        Numba compiles a function anew for each type of each argument, and a record has integers of one byte and of two, loops
        over them count in four, and every constant has a type of its own: without this most helpers are compiled several times.
        """
        signature, folded = self.fold_argument_types(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})
        folded = tuple(folded)
        if folded not in self._callees:
            self._callees[folded] = self._translate(folded)
        name = self.py_func.__name__
        template = typing.make_concrete_template(f"CallTemplate({name})", key=name, signatures=self.fragments)
        return template, signature, folded, {}

    def get_overload(self, sig: Any) -> _Callee:
        """Return what stands for the fragment of a signature."""
        args, _ = sigutils.normalize_signature(sig)
        return self._callees[tuple(args)]

    def _translate(self, args: tuple[Any, ...]) -> _Callee:
        """Make the fragment for arguments of these types."""
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
        with self._compiling_counter:
            done = compiler.compile_extra(
                self.typingctx, self.targetctx, self.py_func, args, None, flags, self.locals, pipeline_class=_FragmentCompiler
            )
        done.library.finalize()
        callee = _Callee(done.signature)
        self.targetctx.insert_user_function(callee, done.fndesc, [done.library])
        return callee


def _wide(kind: Any) -> Any:
    """Return the type that an argument of this type is passed as."""
    if isinstance(kind, numba.types.IntegerLiteral) or (isinstance(kind, numba.types.Integer) and kind.bitwidth < 64):
        return numba.types.int64
    return kind
