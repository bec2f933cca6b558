"""JSON Schema of a game's own messages and of its content, and the constants: what the page's types are made from."""

from __future__ import annotations

import importlib.util
import typing
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from gamelode.catalogue import games
from gamelode.kernel import AskInTurn, Edition, Event, Question, Rules
from gamelode.kernel.frames import found_in
from gamelode.kernel.questions import own_fields
from gamelode.kernel.structs import structs_in

from . import close_codes
from .protocol import DRAFT, any_of, schema

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
        "$schema": DRAFT,
        "$defs": parts | {"Choice": any_of(choices), "Event": any_of(events)},
    }


def _about(question: type[Question[Any]]) -> type[Struct]:
    """A struct of what is sent with a question: the fields that its game gave it, and its subject if it has one."""
    found = [(field.name, field.type) for field in own_fields(question)]
    subject = [("subject", int)] if issubclass(question, AskInTurn) else []
    return msgspec.defstruct(f"About{question.__name__}", [*found, *subject])


def content_shown(edition: Edition) -> Any:
    """The content files as the rules read them, with whatever they leave out, and the legend of a game that has one."""
    rules, content = edition.rules, edition.content
    files = edition.pack.data if rules.files is None else msgspec.to_builtins(content.files)
    legend = {} if rules.legend is None else {"legend": rules.legend(content)}
    return {**files, **legend}


def content_schema(rules: Rules) -> Schema:
    """Definition `Files`: the content of a game as `content_shown` sends it."""
    if rules.files is None:
        return {"$schema": DRAFT, "$defs": {}}
    fields = [(field.name, field.type) for field in msgspec.structs.fields(rules.files)]
    if rules.legend is not None:
        fields.append(("legend", typing.get_type_hints(rules.legend)["return"]))
    shown = msgspec.defstruct("Files", fields, frozen=True)
    _, parts = msgspec.json.schema_components((shown,))
    _require_what_is_sent(parts, (shown,))
    return {"$schema": DRAFT, "$defs": parts}


def constants_of(module: str) -> dict[str, Any]:
    """What a module calls by a name in capitals and JSON can say: numbers, words, and rows of them."""
    if importlib.util.find_spec(module) is None:
        return {}
    named = vars(import_module(module)).items()
    return {name: value for name, value in named if name[0].isalpha() and name.isupper() and _is_plain(value)}


def entry_ids(rules: Rules) -> dict[str, tuple[str, ...]]:
    """The ids of the entries in each content file of the standard game that has some."""
    if rules.files is None:
        return {}
    files = rules.standard.content.files
    rows = {field.name: getattr(files, field.name) for field in msgspec.structs.fields(rules.files)}
    found = {name: _ids(value) for name, value in rows.items() if isinstance(value, tuple)}
    return {f"{name.upper()}_IDS": ids for name, ids in found.items() if ids}


def _ids(entries: Iterable[Any]) -> tuple[str, ...]:
    """The ids of those entries that have one in words."""
    ids = (getattr(entry, "id", None) for entry in entries)
    return tuple(each for each in ids if isinstance(each, str))


def _is_plain(value: Any) -> bool:
    if isinstance(value, tuple | range):
        return all(map(_is_plain, value))
    return isinstance(value, int | str)


def _require_what_is_sent(parts: Schema, kinds: Iterable[type]) -> None:
    """A field with a default is sent all the same, unless its struct leaves out what is as usual."""
    for kind in structs_in(kinds):
        part = parts.get(kind.__name__)
        if part is not None and not kind.__struct_config__.omit_defaults:
            part["required"] = list(part["properties"])


def schemas() -> dict[str, Schema]:
    """All schemas by the file of the page that is made from each."""
    found = {"protocol": schema()}
    for slug, rules in games().items():
        found |= {f"games/{slug}/types": game_schema(rules), f"games/{slug}/entries": content_schema(rules)}
    return found


def constants() -> dict[str, str]:
    """The page's files of constants: why the server hangs up; and of each game its ids and those of its entries."""
    found = {"close_codes": constants_of(close_codes.__name__)}
    for slug, rules in games().items():
        found[f"games/{slug}/constants"] = constants_of(f"{rules.package}.kinds") | entry_ids(rules)
    return {name: _as_typescript(values) for name, values in found.items() if values}


def _as_typescript(values: Mapping[str, Any]) -> str:
    lines = ["/* Made by scripts/types from the constants of the same names in Python. */"]
    for name, value in values.items():
        plain = msgspec.json.format(msgspec.json.encode(list(value) if isinstance(value, range) else value), indent=0)
        lines.append(f"export const {name} = {plain.decode()} as const;")
    return "\n".join(lines) + "\n"


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


def write(folder: Path, page: Path) -> None:
    """All schemas as files, from which the page's types are made, and their digests; and the page's constants."""
    for name, each in schemas().items():
        schema_file, digest_file = folder / "schemas" / f"{name}.json", folder / "digests" / name
        schema_file.parent.mkdir(parents=True, exist_ok=True)
        digest_file.parent.mkdir(parents=True, exist_ok=True)
        schema_file.write_bytes(msgspec.json.encode(with_old_tuples(each)))
        digest_file.write_text(digest(each))
    for name, text in constants().items():
        (page / f"{name}.ts").write_text(text)
