"""PostgreSQL and Redis for tests: Debian's programs, started on free ports in a folder of their own, or those that run already.

`GONDWANA_TEST_POSTGRES` and `GONDWANA_TEST_REDIS` are the addresses of some that run: the former of a user who may create
databases.
"""

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

_PATIENCE = 60
_NOBODY_SPECIAL = ("postgres", "nobody")


def program(name):
    """Where Debian, or somebody else, has put a program; None if nobody has."""
    packaged = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(packaged[0]) if packaged else shutil.which(name)


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def _ordinary():
    """How to start something as somebody ordinary: PostgreSQL refuses to run as root."""
    if os.geteuid():
        return {}
    known = {one.pw_name: one for one in pwd.getpwall()}
    who = next(known[name] for name in _NOBODY_SPECIAL if name in known)
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


class _Program:
    """A program that listens on a port and can be killed and started again."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.port = free_port()
        self.process = None
        self._how = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "stdin": subprocess.DEVNULL, **_ordinary()}
        self.folder.mkdir(parents=True, exist_ok=True)
        for above in (self.folder, *self.folder.parents[:3]):  # pytest's folders are root's alone
            if above.stat().st_uid == os.geteuid() and above != Path("/tmp"):
                above.chmod(0o755)
        if "user" in self._how:
            os.chown(self.folder, self._how["user"], self._how["group"])

    def start(self):
        self.process = subprocess.Popen(self.command(), cwd=self.folder, **self._how)
        end = time.monotonic() + _PATIENCE
        while not self.answers():
            assert time.monotonic() < end and self.process.poll() is None, f"{self.command()[0]} does not start"
            time.sleep(0.05)
        return self

    def stop(self, how=signal.SIGTERM):
        if self.runs:
            self.process.send_signal(how)
            self.process.wait(_PATIENCE)

    @property
    def runs(self):
        return self.process is not None and self.process.poll() is None

    def restart(self, how=signal.SIGTERM):
        """Gone, and back at the same place; answers the seconds that it was away."""
        began = time.monotonic()
        self.stop(how)
        self.start()
        return time.monotonic() - began


class Postgres(_Program):
    """A cluster of its own."""

    def __init__(self, folder, injection=None):
        super().__init__(folder)
        self.data = self.folder / "data"
        self.injection = injection
        """The faults of its disk, if it is given any."""
        made = [program("initdb"), "-D", str(self.data), "-U", "gondwana", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(made, check=True, cwd=self.folder, **self._how)
        if injection is not None:
            self._how["env"] = {**os.environ, **injection.env}

    def command(self):
        # The disk may lie: it is the program that is killed here, not the machine.
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.folder), "fsync": "off"}
        settings |= {"port": self.port, "max_connections": "200"}
        told = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [program("postgres"), "-D", str(self.data), *told]

    def answers(self):
        asked = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def address(self, name="postgres"):
        return f"postgresql://gondwana@127.0.0.1:{self.port}/{name}"


class Redis(_Program):
    """A server that keeps nothing."""

    def command(self):
        return [program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self):
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    @property
    def address(self):
        return f"redis://127.0.0.1:{self.port}"


def new_database(cluster):
    """The address of a new, empty database beside that of the cluster's."""
    name = f"test_{secrets.token_hex(8)}"
    asyncio.run(_create(cluster, name))
    return make_url(cluster).set(database=name).render_as_string(hide_password=False)


async def _create(cluster, name):
    address = make_url(cluster).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
