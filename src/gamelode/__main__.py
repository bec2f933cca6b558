"""`python -m gamelode` is the `gamelode` command."""

from gamelode.cli import main

main()
