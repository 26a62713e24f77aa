"""What can be wrong with a move or a table; nothing has changed when one of these is raised."""

from __future__ import annotations


class TableError(ValueError):
    """A table that can't be set up: says what is wrong and what to do."""


class ActionError(ValueError):
    """An action that was not carried out."""


class MalformedAction(ActionError):
    """Not an action at all."""


class IllegalAction(ActionError):
    """An action that is not allowed now: a reason id with parameters (core.explain.REASONS)."""

    def __init__(self, action: str, reason: str, parameters: dict[str, int | str]) -> None:
        self.action = action
        self.reason = reason
        self.parameters = parameters
        about = ", ".join(f"{name} {value}" for name, value in parameters.items())
        super().__init__(f"{action}: {reason}" + (f" ({about})" if about else ""))
