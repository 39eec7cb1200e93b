#!/usr/bin/env python3
"""Makes crates/server/data/common-passwords.bloom, a Bloom filter of common passwords.

The words are the list of leaked passwords in the Python package zxcvbn (MIT), which is installed into a
temporary folder; the same version of the package gives the same file. The filter is read by
crates/server/src/account/common.rs.
"""

import hashlib
import pathlib
import subprocess
import sys
import tempfile

PACKAGE = "zxcvbn==4.5.0"
SHORTEST = 6  # shorter words match no password, not even one without its digits
BITS_PER_WORD = 16
PROBES = 11  # as in common.rs

with tempfile.TemporaryDirectory() as folder:
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
    subprocess.run([*install, "--target", folder, PACKAGE], check=True)
    sys.path.insert(0, folder)
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

words = sorted({word.lower() for word in FREQUENCY_LISTS["passwords"] if len(word) >= SHORTEST})
filter_ = bytearray(len(words) * BITS_PER_WORD // 8)
bits = 8 * len(filter_)
for word in words:
    digest = hashlib.sha256(word.encode()).digest()
    first, step = (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8))
    for probe in range(PROBES):
        bit = (first + step * probe) % 2**64 % bits
        filter_[bit // 8] |= 1 << bit % 8

target = pathlib.Path(__file__).parents[1] / "crates/server/data/common-passwords.bloom"
target.parent.mkdir(exist_ok=True)
target.write_bytes(filter_)
print(f"{len(words)} words in {len(filter_)} bytes: {target}")
