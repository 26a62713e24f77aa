"""What can be wrong with a move or a table; nothing has changed when one of these is raised."""

from __future__ import annotations


class TableError(ValueError):
    """A table that can't be set up: says what is wrong and what to do."""


class ActionError(ValueError):
    """An action, or a line that stands for several, that was not carried out.

    `reason` is an id with parameters (core.explain.REASONS); the catalogues have a sentence for each.
    """

    def __init__(self, action: str, reason: str, parameters: dict[str, int | str], problem: str = "") -> None:
        self.action = action
        self.reason = reason
        self.parameters = parameters
        about = ", ".join(f"{name} {value}" for name, value in parameters.items())
        super().__init__(problem or f"{action}: {reason}" + (f" ({about})" if about else ""))


class MalformedAction(ActionError):
    """Not an action at all."""

    def __init__(
        self, action: str, problem: str, reason: str = "malformed", parameters: dict[str, int | str] | None = None
    ) -> None:
        super().__init__(action, reason, parameters or {}, problem)


class IllegalAction(ActionError):
    """An action that is not allowed now."""
