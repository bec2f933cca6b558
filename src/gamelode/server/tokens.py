"""Things that nobody can guess, and what is kept of them."""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b


def new_id() -> str:
    """The name of a match in its address."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """A new token: whoever has it holds the seat."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """A new seed, from which all chance of a match follows."""
    return secrets.token_hex(32)


def lock(token: str) -> str:
    """What is kept of a token: enough to know it again."""
    return blake2b(token.encode(), digest_size=24, person=b"gamelode token").hexdigest()


def opens(token: str, kept: str) -> bool:
    """Whether this token belongs to that lock."""
    return bool(kept) and hmac.compare_digest(lock(token), kept)


def commitment(seed: str) -> str:
    """What is told of a seed before the match: it fits this seed and no other."""
    return blake2b(seed.encode(), digest_size=32, person=b"gamelode commit").hexdigest()
