from __future__ import annotations

from tesno.server.ids import new_id


def test_no_id_looks_like_an_option() -> None:
    """One of 32 would, so among so many there would be some."""
    made = [new_id() for _ in range(1000)]
    assert not [id for id in made if id[0] in "-_"]
    assert len(set(made)) == 1000
