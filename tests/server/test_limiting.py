"""Counting: moving windows on a clock that only goes forward, per guest and per address."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.running import ON_BOTH

from tesno.server.addresses import is_among, one_address
from tesno.server.configuration import Configuration
from tesno.server.limiting import Asker, Limiter, TooMany, Window
from tesno.server.place import Place
from tesno.server.settings import Limits
from tesno.server.store import Store, prepare


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_window_moves() -> None:
    clock = Clock()
    window = Window(3, 10, clock)
    for second in (0, 4, 8):
        clock.now = 1000 + second
        assert window.use("Anna")
    assert not window.use("Anna")
    assert window.use("Boris")
    clock.now = 1009.9
    assert not window.use("Anna")
    clock.now = 1010
    assert window.use("Anna"), "the first use is over"
    assert not window.use("Anna")
    clock.now = 1014
    assert window.use("Anna")


def test_who_is_gone_is_forgotten() -> None:
    clock = Clock()
    window = Window(3, 10, clock)
    for number in range(1000):
        window.use(f"guest {number}")
    clock.now += 5
    window.use("guest 0")
    clock.now += 5
    assert window.left("guest 1") == 3
    assert len(window) == 1


def test_a_guest_and_an_address_are_counted_both() -> None:
    limiter = Limiter(Limits(messages=10, messages_per_address=25), clock=Clock())
    anna, boris, clara = (Asker(number, "192.0.2.1") for number in (1, 2, 3))
    assert [limiter.message(anna) for _ in range(12)] == [True] * 10 + [False] * 2
    assert all(limiter.message(boris) for _ in range(10)), "what Anna was refused is nobody's use"
    assert [limiter.message(clara) for _ in range(6)] == [True] * 5 + [False], "the address has had its 25"
    assert limiter.message(Asker(3, "192.0.2.2")), "she may go elsewhere"
    assert not limiter.message(Asker(1, "192.0.2.2")), "a guest is the same everywhere"
    assert not limiter.knock("192.0.2.1")
    assert limiter.knock("192.0.2.2")


def test_sockets_are_counted_while_they_are_open_and_when_they_come() -> None:
    clock = Clock()
    limiter = Limiter(Limits(messages=6, sockets_per_guest=2, sockets_per_address=3), clock=clock)
    anna, boris = Asker(1, "192.0.2.1"), Asker(2, "192.0.2.1")
    assert [limiter.arrive(anna) for _ in range(3)] == [True, True, False]
    limiter.leave(anna)
    assert limiter.arrive(boris)
    assert not limiter.knock("192.0.2.1"), "three from one address"
    assert not limiter.arrive(boris)
    for asker in (anna, anna, boris, boris):
        limiter.leave(asker)
    for _ in range(4):
        assert limiter.arrive(anna)
        limiter.leave(anna)
    assert not limiter.arrive(anna), "who comes and goes all the time is no better than who chatters"
    limiter.leave(anna)
    assert not limiter.message(anna)
    clock.now += Limits().message_seconds
    assert limiter.arrive(anna)


@ON_BOTH
def test_a_game_that_fails_is_not_counted(place: Place) -> None:
    async def open_games() -> None:
        await prepare(place)
        store = Store(place)
        limiter = Limiter(Limits(games_per_hour=1), clock=Clock(), store=store)
        with pytest.raises(ZeroDivisionError):
            async with limiter.new_game(1):
                raise ZeroDivisionError
        async with limiter.new_game(1):
            with pytest.raises(TooMany):
                async with limiter.new_game(1):
                    pass
        with pytest.raises(TooMany):
            async with limiter.new_game(1):
                pass
        async with limiter.new_game(2):
            pass
        at_home = Limiter(Limits(games_per_hour=1), local=True, store=store)
        for _ in range(20):
            async with at_home.new_game(1):
                pass
        await store.close()

    asyncio.run(open_games())


@pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")
def test_processes_that_share_a_database_count_together(place: Place) -> None:
    async def come() -> None:
        await prepare(place)
        stores = [Store(place), Store(place)]
        limiters = [Limiter(Limits(guests_per_hour=5, games_per_hour=2), store=store) for store in stores]
        came = await asyncio.gather(*[limiters[number % 2].new_guest("192.0.2.1") for number in range(12)])
        assert sum(came) == 5, "however they come at once"
        assert await limiters[0].new_guest("192.0.2.2")
        for limiter in limiters:
            async with limiter.new_game(1):
                pass
        for limiter in limiters:
            with pytest.raises(TooMany):
                async with limiter.new_game(1):
                    pass
        for store in stores:
            await store.close()

    asyncio.run(come())


def test_addresses_are_counted_by_who_has_them() -> None:
    assert one_address("2001:db8::1") == one_address("2001:db8::ffff:1") != one_address("2001:db8:0:1::1")
    assert one_address("::ffff:192.0.2.1") == one_address("192.0.2.1") != one_address("192.0.2.2")
    assert one_address("fe80::1%eth0") == one_address("fe80::2")
    assert len(one_address("x" * 5000)) <= 100


def test_networks_have_their_addresses() -> None:
    proxies = Configuration.model_validate({"trusted_proxy": "10.0.0.0/8, 192.0.2.1,2001:db8::/32"}).trusted_proxy
    for host in ("10.1.2.3", "192.0.2.1", "2001:db8::7", "::ffff:10.0.0.1"):
        assert is_among(host, proxies), host
    for host in ("11.1.2.3", "192.0.2.2", "2001:db9::7", "", "unknown", "10.0.0.1.example.org"):
        assert not is_among(host, proxies), host
