"""Web push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

CURVE = ec.SECP256R1()
POINT_BYTES = 65
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_BYTES = 4096
# A push service keeps a message for who is not reachable so long: by then others may have moved.
KEPT_SECONDS = 24 * 3600
SIGNED_SECONDS = 12 * 3600


class BadKey(ValueError):
    """A key that can't be used: says why."""


@dataclass(frozen=True)
class Subscription:
    """Where a browser wants to be told, and the keys it has made for that."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Raises BadKey."""
        if len(unpacked(self.auth)) != AUTH_BYTES:
            raise BadKey(f"auth must be {AUTH_BYTES} bytes in base64url")
        public_key(unpacked(self.p256dh))


def packed(data: bytes) -> str:
    """Base64url without an end.

    >>> packed(bytes([255, 254])), unpacked("__4") == bytes([255, 254])
    ('__4', True)
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """Raises BadKey."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    except ValueError as error:
        raise BadKey("a key must be in base64url") from error


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """Raises BadKey."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError as error:
        raise BadKey("this is no public key of the curve P-256") from error


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def new_key() -> bytes:
    """A private key for a server, as the file that `tesno serve --push-key` reads."""
    return ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


class Signer:
    """This server before push services: they know it again by its key."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        """`contact`: whom a push service turns to, an address of mail (mailto:) or of a page (https:)."""
        self._key = key
        self._contact = contact

    @classmethod
    def read(cls, path: Path, contact: str) -> Signer:
        """Raises BadKey or OSError."""
        try:
            key = serialization.load_pem_private_key(path.read_bytes(), None)
        except (ValueError, TypeError) as error:
            raise BadKey(f"{path}: this is no private key; tesno push-key {path} makes one") from error
        if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
            raise BadKey(f"{path}: this is no key of the curve P-256; tesno push-key {path} makes one")
        return cls(key, contact)

    @property
    def public(self) -> str:
        """What browsers subscribe with."""
        return packed(point_of(self._key.public_key()))

    def header(self, endpoint: str) -> str:
        """The proof that a message is of this server, for the service of an endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        said = ".".join(packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"


def encrypted(
    text: bytes, to: Subscription, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that the subscriber alone can read. Key and salt are new ones unless a test gives them."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    theirs, ours = unpacked(to.p256dh), point_of(key.public_key())
    shared = key.exchange(ec.ECDH(), public_key(theirs))
    secret = _derived(unpacked(to.auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    # 2 says that this record is the last one.
    record = AESGCM(content_key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([POINT_BYTES]) + ours + record


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, of one block."""
    extracted = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(extracted, info + b"\x01", hashlib.sha256)[:length]


def headers_of(signer: Signer, endpoint: str, topic: str) -> dict[str, str]:
    """Of a message; a later one with the same topic takes its place while it is still on its way."""
    return {
        "Authorization": signer.header(endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Topic": topic,
        "Urgency": "normal",
    }
