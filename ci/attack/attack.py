"""The attack client; `ci/attack.sh` says what it does and runs it."""

import argparse
import asyncio
import os
import pathlib
import shutil
import signal
import sys
import tempfile

import faults
import storm
from report import Promises
from server import raise_open_files


def options():
    parser = argparse.ArgumentParser(prog="ci/attack.sh", description=__doc__)
    parser.add_argument("paisho", help="the program to attack, a release build")
    parser.add_argument("--part", choices=["all", "faults", "storm"], default="all")
    parser.add_argument("--seed", type=int, default=1, help="where random choices begin")
    parser.add_argument("--folder", help="where data and logs are kept; thrown away if all is well")
    part = parser.add_argument_group("part A: faults")
    part.add_argument("--kills", type=int, default=10, help="how often SIGKILL strikes")
    part.add_argument("--faults", type=int, default=7, help="how many other faults strike")
    storm.add_options(parser.add_argument_group("part B: attack while others play"))
    return parser.parse_args()


def main():
    chosen = options()
    chosen.paisho = os.path.abspath(chosen.paisho)
    raise_open_files()
    # SIGTERM ends this program like Ctrl-C, so that it stops its servers.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="paisho-attack-", dir=chosen.folder))
    promises = Promises()
    parts = {"faults": faults.run, "storm": storm.run}
    for name, part in parts.items():
        if chosen.part in ("all", name):
            own = folder / name
            own.mkdir()
            asyncio.run(part(chosen, own, promises))
    promises.print()
    if promises.broken:
        print(f"attack: data and logs are in {folder}")
        sys.exit(1)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
