"""The browser that the tests of the page use. As a command it installs one where it may, and prints where it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

VARIABLE = "GAMELODE_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", "chromium-browser")  # Debian's name, and Ubuntu's
MISSING = (
    "The tests of the page need Chromium or Chrome: install one (Debian: apt-get install chromium), "
    f"name one with {VARIABLE}=/its/path, or run the others on purpose with `./test --no-page`."
)


def found() -> str | None:
    """Where a browser is that runs: the one that the variable names, or the first on the PATH."""
    named = os.environ.get(VARIABLE)
    there = (shutil.which(name) for name in ([named] if named else NAMES))
    return next((path for path in there if path and runs(path)), None)


def runs(browser: str) -> bool:
    """Ubuntu has a `chromium-browser` that only says what to install."""
    return subprocess.run([browser, "--version"], capture_output=True, check=False).returncode == 0


def install() -> str | None:
    """Install one with apt-get, where there is the right to; where it is then."""
    rights = rights_to_install()
    if rights is None or os.environ.get(VARIABLE):
        return None
    say("The tests of the page need a browser, and none is here: installing chromium with apt-get ...")
    apt_get = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    subprocess.run([*apt_get, "update"], stdout=subprocess.DEVNULL, check=False)
    for package in PACKAGES:
        subprocess.run([*apt_get, "install", "-y", package], stdout=subprocess.DEVNULL, check=False)
        if browser := found():
            return browser
    return None


def rights_to_install() -> list[str] | None:
    """The words before apt-get: none for root, sudo for whom it asks no password; None where neither is."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "--non-interactive"]
    is_free = shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True, check=False).returncode == 0
    return sudo if is_free else None


def say(text: str) -> None:
    sys.stderr.write(f"{text}\n")


def main() -> int:
    browser = found() or install()
    if browser is None:
        say(MISSING)
        return 2
    sys.stdout.write(f"{browser}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
