"""What may go wrong with any database."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError


class Overloaded(Exception):
    """So many read or write at once that there was no turn for this one. Nothing has changed; it may be later."""


class Unreachable(SQLAlchemyError):
    """The database does not answer. Whether it has done what it was asked for last can't be known."""
