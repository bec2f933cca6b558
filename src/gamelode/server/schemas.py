"""JSON Schema of a game's own messages: what its views, choices, events and questions are made of."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from gamelode.catalogue import games
from gamelode.kernel import Event, Question, Rules
from gamelode.kernel.frames import found_in
from gamelode.kernel.questions import own_fields

from .protocol import schema

Schema = dict[str, Any]


def game_schema(rules: Rules) -> Schema:
    """Definitions `View`, `Choice`, `Event` and `Questions` (what each question is about, by its name)."""
    view = typing.get_type_hints(rules.view)["return"]
    choices = rules.standard.choices
    events = [kind for kind in found_in(rules.package, Event) if kind.__doc__]
    questions = [kind for kind in rules.standard.frames if issubclass(kind, Question)]
    about = msgspec.defstruct("Questions", [(kind.__name__, _about(kind)) for kind in questions])
    kinds = (view, about, *choices, *events)
    _, parts = msgspec.json.schema_components(kinds)
    _require_what_is_sent(parts, kinds)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": parts | {"Choice": _any_of(choices), "Event": _any_of(events)},
    }


def _about(question: type[Question[Any]]) -> type[Struct]:
    """A struct of the fields that a game gave to its question."""
    return msgspec.defstruct(f"About{question.__name__}", [(field.name, field.type) for field in own_fields(question)])


def _any_of(kinds: Iterable[type]) -> Schema:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def _require_what_is_sent(parts: Schema, kinds: Iterable[type]) -> None:
    """A field with a default is sent all the same, unless its struct leaves out what is as usual."""
    for kind in _structs(kinds):
        part = parts.get(kind.__name__)
        if part is not None and not kind.__struct_config__.omit_defaults:
            part["required"] = list(part["properties"])


def _structs(kinds: Iterable[type]) -> Iterator[type[Struct]]:
    """All struct types that are reachable from these."""
    seen: set[type] = set()
    todo: list[Any] = [msgspec.inspect.type_info(kind) for kind in kinds]
    while todo:
        info = todo.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in seen:
                continue
            seen.add(info.cls)
            yield info.cls
            todo += [field.type for field in info.fields]
        else:
            todo += _inside(info)


def _inside(info: Any) -> list[Any]:
    """The types that a collection or a union is made of."""
    inner: list[Any] = []
    for field in ("item_type", "key_type", "value_type", "item_types", "types"):
        found = getattr(info, field, ())
        inner += found if isinstance(found, tuple) else [found]
    return inner


def schemas() -> dict[str, Schema]:
    """All schemas: `protocol`, and each game's by its name."""
    return {"protocol": schema()} | {slug: game_schema(rules) for slug, rules in games().items()}


def with_old_tuples(part: Any) -> Any:
    """Tuples as the tool that makes the types understands them: `items` for `prefixItems`."""
    if isinstance(part, list):
        return [with_old_tuples(each) for each in part]
    if not isinstance(part, dict):
        return part
    rest = {key: with_old_tuples(value) for key, value in part.items() if key not in ("prefixItems", "items")}
    items = part.get("prefixItems", part.get("items"))
    return rest if items is None else rest | {"items": with_old_tuples(items)}


def digest(of: Schema) -> str:
    """Tells whether types were made from this schema."""
    return blake2b(msgspec.json.encode(of), digest_size=8).hexdigest()


def write(folder: Path) -> None:
    """All schemas as files, from which the page's types are made."""
    folder.mkdir(parents=True)
    for name, each in schemas().items():
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(with_old_tuples(each)))
        (folder / f"{name}.digest").write_text(digest(each))
