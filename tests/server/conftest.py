"""Databases and news that tests of the server may ask for."""

import os

import pytest
from backends import Postgres, Redis, new_database, program


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """The address of a PostgreSQL in which databases may be made."""
    if running := os.environ.get("GONDWANA_TEST_POSTGRES"):
        yield running
        return
    if program("initdb") is None:
        pytest.skip("PostgreSQL is not installed: `make services`")
    cluster = Postgres(tmp_path_factory.mktemp("postgres")).start()
    yield cluster.address()
    cluster.stop()


@pytest.fixture(scope="session")
def redis(tmp_path_factory):
    """The address of a Redis."""
    if running := os.environ.get("GONDWANA_TEST_REDIS"):
        yield running
        return
    if program("redis-server") is None:
        pytest.skip("Redis is not installed: `make services`")
    server = Redis(tmp_path_factory.mktemp("redis")).start()
    yield server.address
    server.stop()


@pytest.fixture
def on_postgres(postgres, tmp_path):
    """The service of the test's folder is on a new database of PostgreSQL."""
    address = new_database(postgres)
    (tmp_path / "database").write_text(address)
    return address


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def either_database(request, tmp_path):
    """The same test on SQLite and on PostgreSQL."""
    if request.param == "postgresql":
        request.getfixturevalue("on_postgres")
    return request.param
