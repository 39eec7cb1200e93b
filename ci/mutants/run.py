#!/usr/bin/env python3
"""Tries the mutants of a crate that `cargo mutants` lists, most of them in one build.

    run.py --package P [--file GLOB]… [--shard K/N] --found FOLDER -- TEST TARGETS

Called by ci/mutants.sh in a copy of the tree, which is changed. All mutants that compile together are
put into one program (weave.py), so one build serves hundreds of them. A first run of each test alone
notes which mutated functions it enters; a mutant is then tried only with tests that enter its function.
It is caught if a test fails twice, or takes too long. Mutants of constants, of functions that are
evaluated at compile time and of functions that return `impl Trait` get a build of their own.
"""

import argparse
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from weave import SWITCH, Mutant, line_starts, offset_of, weave

# The address space of a test that runs wild.
MEMORY = 8 << 30


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--package", required=True)
    parser.add_argument("--file", action="append", default=[])
    parser.add_argument("--shard", default="0/1")
    parser.add_argument("--found", type=Path, required=True)
    parser.add_argument("tests", nargs="+")
    return parser.parse_args()


def listed(package, files):
    """The mutants that cargo mutants lists."""
    command = ["cargo", "mutants", "--list", "--json", "--no-shuffle", "--package", package]
    for file in files:
        command += ["--file", file]
    found = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    lines = {}
    for number, entry in enumerate(found, 1):
        path = entry["file"]
        if path not in lines:
            lines[path] = line_starts(Path(path).read_text())
        start, end = (offset_of(lines[path], entry["span"][edge]) for edge in ("start", "end"))
        function = entry.get("function")
        if function:
            span = function["span"]
            function = tuple(offset_of(lines[path], span[edge]) for edge in ("start", "end"))
        yield Mutant(number, entry["name"], path, start, end, entry["replacement"], function)


class Crate:
    """The crate under test: its files, and the build."""

    def __init__(self, package, tests, mutants):
        self.package, self.tests = package, tests
        self.mutants = mutants
        self.originals = {m.file: Path(m.file).read_text() for m in mutants}
        self.folder = Path(*Path(mutants[0].file).parts[:2])
        # Functions that constants call.
        self.constant = set()
        self.regions, self.single, self.unviable = {}, [], []
        roots = [self.folder / "src" / name for name in ("lib.rs", "main.rs")]
        self.roots = {str(root): root.read_text() for root in roots if root.exists()}

    def stays_plain(self, head):
        name = re.search(r"\bfn (\w+)", head)
        is_constant = name and name[1] in self.constant
        return is_constant or re.search(r"->\s*impl\b", head)

    def write(self):
        """Writes all files with the mutants that may still be viable."""
        self.single = []
        for path in {**self.roots, **self.originals}:
            text = self.originals.get(path) or self.roots[path]
            own = [m for m in self.mutants if m.file == path and m not in self.unviable]
            woven, left = weave(text, own, self.stays_plain)
            self.single += left
            self.regions[path] = woven.regions
            if path in self.roots:
                woven.text += self.switch()
            if Path(path).read_text() != woven.text:
                Path(path).write_text(woven.text)

    def switch(self):
        return SWITCH.replace("COUNT", str(max(m.id for m in self.mutants) + 1))

    def restore(self):
        for path, text in {**self.roots, **self.originals}.items():
            Path(path).write_text(text)

    def build(self):
        """Builds the tests. Returns the programs, or None if they do not compile, and the errors."""
        run = subprocess.run(
            ["cargo", "test", "--no-run", "--package", self.package, "--all-features", *self.tests]
            + ["--message-format=json", "--quiet"],
            stdout=subprocess.PIPE,
            text=True,
        )
        messages = [json.loads(line) for line in run.stdout.splitlines() if line[:1] == "{"]
        if run.returncode != 0:
            errors = [m["message"] for m in messages if m["reason"] == "compiler-message"]
            return None, [e for e in errors if e["level"] == "error" and e["spans"]]
        programs = [m for m in messages if m["reason"] == "compiler-artifact" and m["executable"]]
        programs = [m for m in programs if m["profile"]["test"]]
        programs.sort(key=lambda m: m["target"]["kind"] == ["test"])
        return [m["executable"] for m in programs], []

    def build_woven(self):
        """Builds with all mutants, and takes out those that do not compile until the rest does."""
        while True:
            self.write()
            programs, errors = self.build()
            if programs:
                return programs
            before = len(self.unviable), len(self.constant)
            for error in errors:
                self.blame(error)
            if before == (len(self.unviable), len(self.constant)):
                for error in errors:
                    print(error["rendered"], file=sys.stderr)
                sys.exit("errors that no mutant explains")
            print(f"{len(self.unviable)} do not compile, {len(self.constant)} stay constant", flush=True)

    def blame(self, error):
        called = re.search(r"non-const (?:associated function|function|method) `([^`]+)`", error["message"])
        if (error["code"] or {}).get("code") == "E0015" and called:
            self.constant.add(re.sub(r"::<.*>$", "", called[1]).split("::")[-1])
            return
        for span in error["spans"]:
            for begin, end, mutant in self.regions.get(span["file_name"], []):
                if begin <= span["byte_start"] < end and mutant not in self.unviable:
                    self.unviable.append(mutant)


class Tests:
    """The tests in the programs of a build."""

    def __init__(self, programs, folder):
        self.programs, self.folder = programs, folder
        # (program, test) with its seconds, and for each mutant the tests that enter its function.
        self.seconds, self.reach = {}, {}

    def names(self, program):
        def terse(*more):
            command = [program, "--list", "--format", "terse", *more]
            out = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, text=True, check=True)
            lines = out.stdout.splitlines()
            return [line[: -len(": test")] for line in lines if line.endswith(": test")]

        ignored = set(terse("--ignored"))
        return [name for name in terse() if name not in ignored]

    def start(self, program, names, mutant, timeout, trace=None):
        """Runs tests of a program. Returns the exit code, None if it took too long, and the failed ones."""
        env = {**os.environ, "MUTANT": str(mutant), "RUSTC_BOOTSTRAP": "1"}
        env["CARGO_MANIFEST_DIR"] = str(self.folder)
        if trace:
            env["MUTANT_TRACE"] = trace
        command = [program, "-Zunstable-options", "--fail-fast", "--test-threads=2", "--exact", *names]
        with tempfile.TemporaryFile("w+") as out:
            run = subprocess.Popen(
                command,
                cwd=self.folder,
                env=env,
                stdout=out,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
            )
            try:
                code = run.wait(timeout)
            except subprocess.TimeoutExpired:
                code = None
            try:
                os.killpg(run.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            run.wait()
            out.seek(0)
            failed = re.findall(r"^test (\S+).* \.\.\. FAILED$", out.read(), re.MULTILINE)
        return code, failed

    def trace(self):
        """Runs each test alone without a mutant, and notes which functions it enters."""
        broken = []
        for program in self.programs:
            for name in self.names(program):
                with tempfile.NamedTemporaryFile("r") as file:
                    began = time.monotonic()
                    code, _ = self.start(program, [name], 0, 600, file.name)
                    entered = {int(line) for line in file.read().split()}
                if code != 0:
                    broken.append(name)
                    continue
                self.seconds[program, name] = time.monotonic() - began
                for mutant in entered:
                    self.reach.setdefault(mutant, []).append((program, name))
        if broken:
            print("not used, because they fail by themselves:", " ".join(broken), flush=True)

    def batches(self, tests):
        """The tests in groups for one program each, the quickest ones first."""
        tests = sorted(tests, key=self.seconds.get)
        for group in (tests[:6], tests[6:30], tests[30:]):
            for program in self.programs:
                names = [name for own, name in group if own == program]
                if names:
                    yield program, names

    def judge(self, mutant, tests):
        """Tries a mutant. Returns the result, and the test that caught it."""
        for program, names in self.batches(tests):
            usual = sum(self.seconds[program, name] for name in names)
            timeout = max(60, 10 * usual)
            code, failed = self.start(program, names, mutant, timeout)
            if code is None:
                return "timeout", ""
            if code != 0:
                # Once more, since a test may fail by chance.
                again = failed or names
                code, failed = self.start(program, again, mutant, timeout)
                if code != 0:
                    return "caught", " ".join(failed)
        return "missed", ""


class Report:
    """The results, in one file for each kind."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, mutant, result, test=""):
        with (self.folder / f"{result}.txt").open("a") as file:
            file.write(f"{mutant.name}  # {test}\n" if test else f"{mutant.name}\n")
        if result in ("missed", "timeout"):
            print(f"{result}: {mutant.name}", flush=True)


def try_woven(crate, tests, report):
    """Tries the mutants that were compiled together."""
    apart = {*crate.unviable, *crate.single}
    for mutant in crate.mutants:
        if mutant not in apart:
            report.add(mutant, *tests.judge(mutant.id, tests.reach.get(mutant.id, [])))


def try_single(crate, tests, report):
    """Tries the other mutants, each with a build of its own."""
    for mutant in crate.single:
        path, original = Path(mutant.file), crate.originals[mutant.file]
        woven = path.read_text()
        switch = crate.switch() if mutant.file in crate.roots else ""
        path.write_text(original[: mutant.start] + mutant.replacement + original[mutant.end :] + switch)
        if crate.build()[0]:
            report.add(mutant, *tests.judge(0, list(tests.seconds)))
        else:
            report.add(mutant, "unviable")
        path.write_text(woven)


def main():
    args = arguments()
    shard, shards = map(int, args.shard.split("/"))
    mutants = list(listed(args.package, args.file))
    chosen = [m for m in mutants if (m.id - 1) % shards == shard]
    print(f"{len(chosen)} of {len(mutants)} mutants", flush=True)
    if not chosen:
        return
    crate, report = Crate(args.package, args.tests, chosen), Report(args.found)
    try:
        tests = Tests(crate.build_woven(), crate.folder.resolve())
        for mutant in crate.unviable:
            report.add(mutant, "unviable")
        tests.trace()
        print(
            f"{len(tests.seconds)} tests, {sum(tests.seconds.values()):.0f} s;"
            f" {len(crate.single)} mutants need builds of their own",
            flush=True,
        )
        try_woven(crate, tests, report)
        try_single(crate, tests, report)
    finally:
        crate.restore()


if __name__ == "__main__":
    main()
