"""Content packs: cards, pieces and maps as TOML, read once into frozen typed entries."""

from __future__ import annotations

import re
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from .faults import Fault

T = TypeVar("T")


DEEPEST = 40  # tables and lists in each other


class Pack(Struct, frozen=True):
    """What the content files say, before it is typed; and which file says it."""

    data: dict[str, Any]
    files: dict[str, str]  # top-level key -> file

    @classmethod
    def read(cls, folder: Path, changes: Path | None = None) -> Pack:
        """All `*.toml` of a folder. `changes` (a file or a folder) adds entries, or alters those of the same id."""
        pack = cls({}, {})
        for path in sorted(folder.glob("*.toml")):
            pack._lay(path)
        if changes is not None:
            paths = sorted(changes.glob("*.toml")) if changes.is_dir() else [changes]
            if not paths:
                raise Fault(f"{changes}: no content file is there")
            for path in paths:
                pack._lay(path)
        return pack

    @classmethod
    def of_file(cls, path: Path) -> Pack:
        """What a single file says."""
        pack = cls({}, {})
        pack._lay(path)
        return pack

    def _lay(self, path: Path) -> None:
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise Fault(f"{path.name}: {reason}") from error
        if _is_deep(data):
            raise Fault(f"{path.name}: tables lie in each other more than {DEEPEST} deep")
        for key, value in data.items():
            _check_ids(value, f"{path.name}: {key}")
            self.data[key] = _laid_over(self.data.get(key), value, f"{path.name}: {key}")
            self.files[key] = path.name

    @property
    def digest(self) -> str:
        """A fingerprint of the content: packs with the same data have the same digest."""
        return blake2b(msgspec.json.encode(self.data, order="deterministic"), digest_size=8).hexdigest()

    def typed(self, kind: type[T]) -> T:
        """The content as typed entries; a fault names file, key and reason."""
        try:
            return msgspec.convert(self.data, kind, str_keys=True)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at ")
            top = re.search(r"unknown field `(\w+)`", reason) if not path else None  # no path: at the top itself
            raise self.fault(top[1] if top else path.rpartition("$")[2].strip("`."), reason) from error

    def fault(self, key: str, reason: str) -> Fault:
        """Something is wrong at this key, such as `mercenary[3].level`."""
        found = re.match(r"(\w+)(?:\[(\d+)\])?", key)
        file = self.files.get(found[1], "content") if found else "content"
        entries = self.data.get(found[1]) if found else None
        if found and found[2] and isinstance(entries, list):
            key += f" ({entries[int(found[2])].get('id', 'no id')})"
        return Fault(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")


def _laid_over(old: Any, new: Any, where: str) -> Any:
    """Tables are merged key by key, lists of entries by id; anything else is replaced."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **{key: _laid_over(old.get(key), value, f"{where}.{key}") for key, value in new.items()}}
    if _are_entries(old) and _are_entries(new):
        entries = {entry["id"]: entry for entry in old}
        for entry in new:
            entries[entry["id"]] = _laid_over(entries.get(entry["id"]), entry, f"{where}[{entry['id']}]")
        return list(entries.values())
    if old is not None and type(old) is not type(new):
        raise Fault(f"{where}: expected {type(old).__name__}, got {type(new).__name__}")
    return new


def _are_entries(value: Any) -> bool:
    if not isinstance(value, list):
        return False
    return bool(value) and all(isinstance(r, dict) and isinstance(r.get("id"), str | int) for r in value)


def _is_deep(value: Any) -> bool:
    """Whether things lie in each other deeper than anybody can follow."""
    level = [value]
    for _ in range(DEEPEST):
        parts = [part for each in level for part in (each.values() if isinstance(each, dict) else each)]
        level = [part for part in parts if isinstance(part, dict | list)]
    return bool(level)


def _check_ids(value: Any, where: str) -> None:
    """A fault if two entries of a list have the same id: the second would quietly alter the first."""
    if isinstance(value, dict):
        for key, part in value.items():
            _check_ids(part, f"{where}.{key}")
    elif _are_entries(value):
        ids = [entry["id"] for entry in value]
        if many := [id for id in ids if ids.count(id) > 1]:
            raise Fault(f"{where}: {many[0]!r} stands there twice")
        for entry in value:
            _check_ids(entry, f"{where}[{entry['id']}]")
