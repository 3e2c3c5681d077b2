"""`python -m gondwana`."""

from gondwana.cli import main

main()
