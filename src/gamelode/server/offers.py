"""What a table may agree on before a game, in words for the lobby.

The title of an option is `Meta(title=...)` on its field; its values are named as fields of choices and events are, by
the kind that is written on the type.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo

from gamelode.kernel import Rules, Words

from .protocol import Offer, OfferedValue


def offers(rules: Rules) -> tuple[Offer, ...]:
    """The options of a game that have values to pick from, each with the usual one first."""
    words, wanted = rules.standard.words(), rules.offers(rules.standard.content)
    fields = [field for field in msgspec.structs.fields(rules.options) if field.name in wanted]
    return tuple(_offer(rules.options, field, wanted[field.name], words) for field in fields)


def _offer(options: type[Struct], field: FieldInfo, wanted: Any, words: Words) -> Offer:
    values = dict.fromkeys([field.default, *wanted])
    return Offer(
        name=field.name,
        title=_title(field),
        values=tuple(
            OfferedValue(value=value, label=_label(options(**{field.name: value}), field.name, words))
            for value in values
        ),
    )


def _title(field: FieldInfo) -> str:
    titles = [part.title for part in getattr(field.type, "__metadata__", ()) if isinstance(part, msgspec.Meta)]
    return next((title for title in titles if title), field.name.replace("_", " ").capitalize())


def _label(chosen: Struct, name: str, words: Words) -> str:
    value = getattr(chosen, name)
    return ("no", "yes")[value] if isinstance(value, bool) else words.field(chosen, name)
