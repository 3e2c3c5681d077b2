"""`gondwana serve`."""

from gondwana.cli.output import console
from gondwana.server.http.run import listen, serve


def serve_tables(host: str, port: int, data: str | None) -> None:
    listener = listen(host, port)
    name, taken = listener.getsockname()[:2]
    console.print(f"Gondwana is at [bold]http://{name}:{taken}[/bold]")
    serve(listener, data)
