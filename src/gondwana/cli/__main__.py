"""`python -m gondwana.cli`."""

from gondwana.cli import main

main()
