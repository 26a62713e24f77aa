"""Web push by its standards: the vector of RFC 8291, a signature that holds, and addresses that nothing is sent to."""

from __future__ import annotations

import json
import socket
import time
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from tests.cli.running import assert_refused, tesno, tesno_apart

from tesno.server.notices import outgoing
from tesno.server.notices.push import BadKey, Signer, Subscription, encrypted, headers_of, new_key, public_key, unpacked

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
TO = Subscription(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
CIPHER = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    key = ec.derive_private_key(int.from_bytes(unpacked(SENDER)), ec.SECP256R1())
    assert encrypted(PLAIN, TO, key, unpacked(SALT)) == unpacked(CIPHER)


def test_no_two_messages_are_encrypted_alike() -> None:
    assert encrypted(PLAIN, TO) != encrypted(PLAIN, TO)


def test_a_message_is_signed_by_the_servers_key(tmp_path: Path) -> None:
    (tmp_path / "push.pem").write_bytes(new_key())
    signer = Signer.read(tmp_path / "push.pem", "mailto:host@example.org")
    headers = headers_of(signer, TO.endpoint, "game")
    scheme, token, key = headers["Authorization"].replace(",", "").split()
    assert (scheme, key) == ("vapid", f"k={signer.public}")
    said, _, signature = token.removeprefix("t=").rpartition(".")
    r, s = (int.from_bytes(part) for part in (unpacked(signature)[:32], unpacked(signature)[32:]))
    # Raises InvalidSignature unless it holds.
    public_key(unpacked(signer.public)).verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(SHA256()))
    header, claims = (json.loads(unpacked(part)) for part in said.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    assert (claims["aud"], claims["sub"]) == ("https://push.example.net", "mailto:host@example.org")
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600


@pytest.mark.parametrize(
    ("p256dh", "auth", "message"),
    [
        (TO.p256dh, "AAAA", "auth must be 16 bytes"),
        ("AAAA", TO.auth, "no public key"),
        (TO.p256dh[:-2] + "AA", TO.auth, "no public key"),
        ("ключ", TO.auth, "base64url"),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str, message: str) -> None:
    with pytest.raises(BadKey, match=message):
        Subscription(TO.endpoint, p256dh, auth).check()


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.net/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://push.example.net:8443/x",
        "https://me:secret@push.example.net/x",
        "https://push.example.net/x#y",
        "file:///etc/passwd",
        "https:///x",
        "https://push.example.net/a b",
        "https://push.example.net/" + "x" * 1000,
        "nothing",
    ],
)
def test_nothing_is_sent_to_such_an_address(url: str) -> None:
    if url == "https://2130706433/x":
        # A name by its letters, but what it stands for is looked at, too.
        with pytest.raises((outgoing.Unsafe, OSError)):
            outgoing.post(url, {}, b"")
        return
    with pytest.raises(outgoing.Unsafe):
        outgoing.post(url, {}, b"")


@pytest.mark.parametrize(
    "address", ["10.1.2.3", "127.0.0.1", "169.254.169.254", "fd00::1", "::ffff:192.168.0.1", "0.0.0.0"]
)
def test_a_name_that_stands_for_a_machine_nearby_is_not_asked(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def looked_up(*_: object, **__: object) -> list[object]:
        # One of several is enough.
        return [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", (address, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    with pytest.raises(outgoing.Unsafe, match="a machine of this network"):
        outgoing.post("https://push.example.net/x", {}, b"")


def test_the_command_makes_a_key_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    assert "--push-key" in tesno("push-key", file).out
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(unpacked(Signer.read(file, "").public)) == 65
    assert_refused(tesno("push-key", file), "never overwritten")


def test_a_server_says_what_is_wrong_with_its_key(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.pem"
    wrong.write_text("no key", encoding="utf-8")
    settings = tmp_path / "tesno.toml"
    settings.write_text('push_contact = "mailto:host@example.org"', encoding="utf-8")
    start = ("serve", "--data", tmp_path, "--push-key")
    assert_refused(tesno_apart(*start, wrong, "--settings", settings), "no private key")
    assert_refused(tesno_apart(*start, tmp_path / "missing.pem", "--settings", settings), "tesno push-key")
    assert_refused(tesno_apart(*start, wrong), "set push_contact")
