"""The settings of a server as its host writes them: in a file, in the environment, on the command line.

Whatever is given at the command line wins over the environment, and that over the file. A wrong one is told of in a
sentence that says where it stands.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from tesno.server.notices.mail import MailServer
from tesno.server.place import checked_url
from tesno.server.settings import (
    MOST_BOT_WORKERS,
    MOST_PROCESSES,
    Limits,
    LogFormat,
    Network,
    NoticeSettings,
    usual_bot_workers,
)
from tesno.traits.where import nearest

PREFIX = "TESNO_SERVE_"
FILE = "settings"  # the name of the option that names the file
LIMITS = "limits"


class ConfigurationError(ValueError):
    """A setting that can't be used: says which and why."""


def _public(url: str) -> str:
    parts = urlsplit(url)
    try:
        whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        whole = False
    if not whole:
        raise ValueError("must be the whole address that browsers know, such as https://games.example.org")
    if parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise ValueError("must have nothing after the host and port: the server can't live in a folder of another site")
    # Browsers leave out the usual port.
    usual = ":443" if parts.scheme == "https" else ":80"
    return f"{parts.scheme}://{parts.netloc.lower().removesuffix(usual)}"


def _networks(given: Any) -> Any:
    """One, several with commas between, or a list."""
    named = given.split(",") if isinstance(given, str) else given
    if not isinstance(named, list | tuple) or not all(isinstance(name, str) for name in named):
        raise ValueError("must be addresses or networks, such as 127.0.0.1 or 10.0.0.0/8")
    return tuple(_network(name.strip()) for name in named)


def _network(name: str) -> Network:
    try:
        return ip_network(name)
    except ValueError as error:
        raise ValueError(f"{name!r} is no address or network, such as 127.0.0.1 or 10.0.0.0/8 ({error})") from error


def _contact(contact: str) -> str:
    if not contact.startswith(("mailto:", "https://")):
        raise ValueError("must be a mail address (mailto:you@example.org) or the address of a page (https://…)")
    return contact


def _mail_server(url: str) -> str:
    MailServer.of(url, "")
    return url


def _sender(sender: str) -> str:
    if "@" not in parseaddr(sender)[1] or not sender.isprintable():
        raise ValueError("must be a mail address, such as Tesno <games@example.org>")
    return sender


class Configuration(BaseModel):
    """All that can be set."""

    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True)

    host: Annotated[str, Field(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] | None = None
    data: Path | None = None
    database: Annotated[str, AfterValidator(lambda url: checked_url(url) if url else "")] = Field(
        default="", repr=False
    )
    processes: Annotated[int, Field(ge=1, le=MOST_PROCESSES)] = 1
    public_url: Annotated[str, AfterValidator(lambda url: _public(url) if url else "")] = ""
    trusted_proxy: Annotated[tuple[Network, ...], BeforeValidator(_networks)] = ()
    log_format: LogFormat = "text"
    bot_workers: Annotated[int, Field(ge=1, le=MOST_BOT_WORKERS)] = Field(default_factory=usual_bot_workers)
    abandoned_days: Annotated[int, Field(ge=0, le=100_000)] = 0
    metrics_from: Annotated[tuple[Network, ...], BeforeValidator(_networks)] = ()
    push_key: Path | None = None
    push_contact: Annotated[str, AfterValidator(lambda contact: _contact(contact) if contact else "")] = ""
    mail_server: Annotated[str, AfterValidator(lambda url: _mail_server(url) if url else "")] = Field(
        default="", repr=False
    )
    mail_from: Annotated[str, AfterValidator(lambda sender: _sender(sender) if sender else "")] = ""
    limits: Limits = Field(default_factory=Limits)

    @property
    def notices(self) -> NoticeSettings:
        """Raises ConfigurationError when something is missing that notices need."""
        if self.push_key is not None and not self.push_contact and not self.public_url.startswith("https:"):
            raise ConfigurationError(
                "push_key: push services want to know whom to turn to: set push_contact (mailto:you@example.org), or "
                "public_url to your address with https"
            )
        if self.mail_server and not (self.mail_from and self.public_url):
            raise ConfigurationError(
                "mail_server: mails need a sender and links: set mail_from (Tesno <games@example.org>) and public_url"
            )
        mail = MailServer.of(self.mail_server, self.mail_from) if self.mail_server else None
        return NoticeSettings(self.push_key, self.push_contact, mail)


NAMES = tuple(Configuration.model_fields)
LIMIT_NAMES = tuple(Limits.__dataclass_fields__)


def read_configuration(options: Mapping[str, Any], environment: Mapping[str, str]) -> Configuration:
    """What was given in all three places; an option that is None was not given. Raises ConfigurationError."""
    given = {name: value for name, value in options.items() if value is not None}
    named = given.pop(FILE, None) or environment.get(PREFIX + FILE.upper())
    document = {} if named is None else _read_file(Path(named))
    spoken = _read_environment(environment)
    said = {**document, **spoken, **given}
    if LIMITS in document and LIMITS in spoken:
        said[LIMITS] = {**document[LIMITS], **spoken[LIMITS]}
    try:
        return Configuration.model_validate(said)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = [str(part) for part in first["loc"] if part not in ("constrained-int", "int")]
        name = ".".join(place[:2] if place[0] == LIMITS else place[:1])
        where = _where(place, given, spoken, named)
        raise ConfigurationError(f"{where}: {name}: {first['msg'].removeprefix('Value error, ')}") from error


def _where(place: list[str], given: Mapping[str, Any], spoken: Mapping[str, Any], file: Any) -> str:
    """Where a wrong setting stands."""
    name = place[0]
    if name in given:
        return f"--{name.replace('_', '-')}"
    inside = spoken.get(name)
    if inside is not None and (name != LIMITS or place[1:2] == [] or place[1] in inside):
        return PREFIX + "_".join(place[: 2 if name == LIMITS else 1]).upper()
    return str(file)


def _read_file(path: Path) -> dict[str, Any]:
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigurationError(f"{path}: the settings can't be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigurationError(f"{path}: this is no TOML: {error}") from error
    limits = document.get(LIMITS, {})
    if not isinstance(limits, dict):
        raise ConfigurationError(f"{path}: {LIMITS} must be a table: [{LIMITS}], then a line for each")
    _check_names(str(path), document, NAMES)
    _check_names(f"{path}: [{LIMITS}]", limits, LIMIT_NAMES)
    return document


def _read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """`TESNO_SERVE_PORT=80`, `TESNO_SERVE_LIMITS_MESSAGES=200`."""
    said: dict[str, Any] = {}
    limits: dict[str, str] = {}
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or name == FILE:
            continue
        if name.startswith(f"{LIMITS}_"):
            limits[name.removeprefix(f"{LIMITS}_")] = value
        else:
            said[name] = value
    _check_names(PREFIX + "…", said, tuple(name for name in NAMES if name != LIMITS))
    _check_names(f"{PREFIX}{LIMITS.upper()}_…", limits, LIMIT_NAMES)
    return {**said, LIMITS: limits} if limits else said


def _check_names(where: str, given: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for name in given:
        if name not in known:
            raise ConfigurationError(f"{where}: there is no setting {name!r}: {nearest(name, known)}")
