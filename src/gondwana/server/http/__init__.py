"""The tables over the web: routes, live sockets, and the page that browsers get. Rules and secrets stay in the service."""
