"""What an isolated build installs to build the page."""

import pytest

from .machine import Machine

ASK = "import hatch_build as it; it.is_stale = lambda: {}; print(*it.PageHook.dependencies(None), sep='\\n')"


def test_a_build_brings_a_node_where_there_is_none(machine: Machine) -> None:
    needed = machine.run("python3", "scripts/node.py", "--needed").stdout
    assert machine.run("python3", "-c", ASK.format(True)).stdout.strip() == needed.strip()


@pytest.mark.parametrize("is_stale", [True, False])
def test_a_build_brings_none_where_it_needs_none(machine: Machine, is_stale: bool) -> None:
    if is_stale:
        machine.has("node", "echo v24.0.0")
        machine.has("npm", "exit 0")
    assert machine.run("python3", "-c", ASK.format(is_stale)).stdout.strip() == ""
