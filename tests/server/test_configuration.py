"""Settings in a file, in the environment and on the command line: who wins, and what is said of wrong ones."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import assert_refused, tesno, tesno_apart

from tesno.server.configuration import Configuration, ConfigurationError, read_configuration
from tesno.server.place import Postgres
from tesno.server.settings import Limits, Settings


def written(folder: Path, text: str) -> Path:
    path = folder / "tesno.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_any_a_server_is_for_its_own_machine() -> None:
    assert read_configuration({"port": None}, {"TESNO_PLAIN": "1", "PATH": "/bin"}) == Configuration()
    assert Configuration().host == "127.0.0.1"
    assert Configuration().limits == Limits()


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        'host = "0.0.0.0"\nport = 1\npublic_url = "https://Games.example.org:443/"\nlog_format = "json"\n'
        'trusted_proxy = ["10.0.0.0/8", "::1"]\n[limits]\nmessages = 7\nreads = 8\n',
    )
    environment = {"TESNO_SERVE_PORT": "2", "TESNO_SERVE_LIMITS_READS": "9", "TESNO_SERVE_HOST": "::1"}
    read = read_configuration({"port": 3, "settings": file, "host": None}, environment)
    assert (read.port, read.host, read.log_format) == (3, "::1", "json")
    assert read.public_url == "https://games.example.org"
    assert read.trusted_proxy == (ip_network("10.0.0.0/8"), ip_network("::1"))
    assert (read.limits.messages, read.limits.reads, read.limits.queue) == (7, 9, Limits().queue)
    assert read_configuration({}, {**environment, "TESNO_SERVE_SETTINGS": str(file)}).port == 2


def test_workers_are_as_many_as_cores_less_one_or_as_is_set_in_any_of_three_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for cores, workers in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr("os.sched_getaffinity", lambda _, cores=cores: set(range(cores)), raising=False)
        assert read_configuration({}, {}).bot_workers == workers == Settings(tmp_path).bot_workers
    file = written(tmp_path, "bot_workers = 3\n")
    assert read_configuration({"settings": file}, {}).bot_workers == 3
    assert read_configuration({"settings": file}, {"TESNO_SERVE_BOT_WORKERS": "4"}).bot_workers == 4
    assert read_configuration({"bot_workers": 5}, {"TESNO_SERVE_BOT_WORKERS": "4"}).bot_workers == 5


FILES = [
    ("port = ", "no TOML"),
    ("prot = 1", "no setting 'prot': did you mean 'port'"),
    ('port = "many"', "port: "),
    ("port = 70000", "less than or equal to 65535"),
    ("limits = 7", "limits must be a table"),
    ("[limits]\nmesages = 7", "no setting 'mesages': did you mean 'messages'"),
    ("[limits]\nmessages = 0", "limits.messages: Input should be greater than or equal to 1"),
    ('public_url = "games.example.org"', "the whole address that browsers know"),
    ('public_url = "ftp://games.example.org"', "the whole address that browsers know"),
    ('public_url = "https://games.example.org:x"', "the whole address that browsers know"),
    ('public_url = "https://example.org/games"', "nothing after the host"),
    ('trusted_proxy = ["proxy"]', "'proxy' is no address or network"),
    ('trusted_proxy = ["10.0.0.1/8"]', "host bits set"),
    ("trusted_proxy = [1]", "must be addresses or networks"),
    ("bot_workers = 0", "bot_workers: Input should be greater than or equal to 1"),
    ("bot_workers = 1.5", "bot_workers: Input should be a valid integer"),
    ("bot_worker = 2", "no setting 'bot_worker': did you mean 'bot_workers'"),
    ('log_format = "xml"', "log_format: Input should be 'text' or 'json'"),
]


@pytest.mark.parametrize(("text", "said"), FILES)
def test_what_is_wrong_in_a_file_is_told(text: str, said: str, tmp_path: Path) -> None:
    path = written(tmp_path, text)
    with pytest.raises(ConfigurationError) as error:
        read_configuration({"settings": path}, {})
    assert str(error.value).startswith(str(path))
    assert said in str(error.value)


WRONG: list[tuple[dict[str, Any], dict[str, str], str]] = [
    ({"public_url": "nowhere"}, {}, "--public-url: public_url: must be"),
    ({"trusted_proxy": ["x"]}, {}, "--trusted-proxy: trusted_proxy: 'x' is no"),
    ({}, {"TESNO_SERVE_PORT": "x"}, "TESNO_SERVE_PORT: port: "),
    ({}, {"TESNO_SERVE_LIMITS_QUEUE": "-1"}, "TESNO_SERVE_LIMITS_QUEUE: limits.queue: "),
    ({}, {"TESNO_SERVE_BOT_WORKERS": "all"}, "TESNO_SERVE_BOT_WORKERS: bot_workers: Input should be a valid integer"),
    (
        {},
        {"TESNO_SERVE_BOT_WORKERS": "257"},
        "TESNO_SERVE_BOT_WORKERS: bot_workers: Input should be less than",
    ),
    ({}, {"TESNO_SERVE_PROT": "1"}, "no setting 'prot'"),
    ({}, {"TESNO_SERVE_LIMITS": "1"}, "no setting 'limits'"),
    ({}, {"TESNO_SERVE_SETTINGS": "/no/such/file"}, "/no/such/file: the settings can't be read"),
]


@pytest.mark.parametrize(("options", "environment", "said"), WRONG)
def test_what_is_wrong_elsewhere_is_told(options: dict[str, Any], environment: dict[str, str], said: str) -> None:
    with pytest.raises(ConfigurationError) as error:
        read_configuration(options, environment)
    assert said in str(error.value)


def test_a_server_with_wrong_settings_does_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    assert_refused(tesno("serve", "--data", data, "--public-url", "x"), "--public-url", "https://")
    assert_refused(tesno("serve", "--data", data, "--bot-workers", 0), "--bot-workers", "greater than or equal to 1")
    monkeypatch.setenv("TESNO_SERVE_LIMITS_MESSAGES", "many")
    assert_refused(tesno("serve", "--data", data), "TESNO_SERVE_LIMITS_MESSAGES")
    assert not data.exists()


SECRET = "hemlig"


def test_a_database_is_named_by_an_address_that_is_never_shown(tmp_path: Path) -> None:
    url = f"postgresql://tesno:{SECRET}@db.example.org/games"
    read = read_configuration({}, {"TESNO_SERVE_DATABASE": url, "TESNO_SERVE_PROCESSES": "3"})
    assert (read.database, read.processes) == (url, 3)
    assert SECRET not in repr(read)
    settings = Settings(tmp_path, postgres=Postgres(url))
    assert SECRET not in f"{settings} {settings.database}"
    assert str(settings.database) == "the PostgreSQL database 'games' at db.example.org"
    assert Settings(tmp_path).database == tmp_path / "games.sqlite3"


@pytest.mark.parametrize(
    "url", ["mysql://tesno:hemlig@host/games", "postgresql://tesno:hemlig@host", "host:hemlig/games"]
)
def test_an_address_of_no_database_is_refused_without_repeating_it(url: str) -> None:
    for options, environment in (({"database": url}, {}), ({}, {"TESNO_SERVE_DATABASE": url})):
        with pytest.raises(ConfigurationError, match="must be the address of a PostgreSQL database") as refused:
            read_configuration(options, environment)
        assert SECRET not in str(refused.value)


def test_without_what_talks_to_postgres_the_user_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tesno.server.place.DRIVER", "a_driver_that_nobody_has")
    with pytest.raises(ConfigurationError, match=r"pip install 'tesno\[postgres\]'"):
        read_configuration({"database": "postgresql://host/games"}, {})


def test_a_database_that_cannot_be_reached_is_told_in_a_sentence() -> None:
    # Nobody listens there.
    url = f"postgresql://tesno:{SECRET}@127.0.0.1:1/games"
    refused = tesno_apart("serve", "--port", "0", "--database", url)
    assert_refused(refused, "'games' at 127.0.0.1 can't be reached", "--database")
    assert SECRET not in refused.err + refused.out
