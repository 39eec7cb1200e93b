"""Part A: during games the server is killed, frozen and starved, and clients hang up on it.

Nothing that was acknowledged may be lost or happen twice, and every game must go on afterwards.
"""

import asyncio
import collections
import os
import pathlib
import random
import signal
import subprocess
import sys
import time

from client import Http, connect, frame_bytes, request_bytes
from play import Broken, Pair, Tally, game_state, strip
from report import table
from server import Server
from turns import Engine, scripts

RULESET = "rulebook"
PAIRS = 8
# The size of the small file system that is filled.
TMPFS_BYTES = 64 << 20


class Round:
    """One server on one data directory, its players, and the faults that occur."""

    def __init__(self, paisho, data, log, seed, promises):
        self.paisho = paisho
        self.rng = random.Random(seed)
        self.promises = promises
        self.server = Server(paisho, data, log)
        self.tally = Tally()
        self.faults = collections.Counter()
        self.slowest_start = 0.0
        self.pairs = []
        self.games = self.finished = self.lost = self.doubled = self.stuck = 0
        self.doctor = "not run"
        self.deaths = self.noticed = 0
        self.seed = seed

    async def run(self, kinds):
        """Runs games while faults of these kinds occur, one after another."""
        self.server.start()
        await self.back()
        games = scripts(self.paisho, RULESET, 12, 160, self.seed)
        for number in range(PAIRS):
            own = games[number % len(games) :] + games[: number % len(games)]
            self.pairs.append(
                Pair(number, self.server.port, own, RULESET, self.tally, self.seed + number)
            )
        stop = asyncio.Event()
        players = [asyncio.create_task(pair.run(stop)) for pair in self.pairs]
        await asyncio.sleep(1)
        for kind in kinds:
            if any(player.done() for player in players):
                break
            await asyncio.sleep(self.rng.uniform(0.1, 1.0))
            self.faults[kind] += 1
            self.tally.fault = kind
            await getattr(self, kind)()
            self.promises.expect(not self.server.dead(), f"the server died after {kind}")
            if self.server.dead():
                await self.restart()
        stop.set()
        for outcome in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(outcome, Broken):
                self.promises.expect(False, str(outcome))
            elif outcome is not None:
                raise outcome
        await self.judge()

    # The faults. Each ends with a healthy server.

    async def kill(self):
        await self.server.kill()
        await self.restart()

    async def terminate(self):
        took = await self.server.terminate()
        self.promises.expect(took is not None, "SIGTERM did not end the server within 20 s")
        code = self.server.process.returncode
        self.promises.expect(took is None or code == 0, f"after SIGTERM the exit code was {code}")
        await self.restart()

    async def freeze(self):
        self.server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(1, 8))
        self.server.signal(signal.SIGCONT)
        await self.back()

    async def hang_up(self):
        """Players hang up in the middle of what they send; so do other clients."""
        for pair in self.pairs:
            pair.cut_next = True
        await asyncio.gather(*(self.stranger_hangs_up(i) for i in range(40)))
        await self.back()

    async def stranger_hangs_up(self, number):
        """Sends part of a request, of an upgrade or of a frame, and hangs up."""
        body = {"name": "nobody", "password": "x" * 2000}
        whole = request_bytes("POST", "/api/v1/sign-in", body)
        if number % 2:
            headers = (
                ("connection", "upgrade"),
                ("upgrade", "websocket"),
                ("sec-websocket-version", "13"),
                ("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA=="),
            )
            upgrade = request_bytes("GET", "/api/v1/socket", None, None, headers)
            whole = upgrade + frame_bytes({"do": "watch_lobby"}) + frame_bytes(b"x" * 3000)
        try:
            async with asyncio.timeout(5):
                _, writer = await connect(self.server.port, f"127.30.0.{number + 1}")
                writer.write(whole[: self.rng.randrange(1, len(whole))])
                await asyncio.sleep(self.rng.uniform(0, 0.3))
                if self.rng.random() < 0.5:
                    writer.transport.abort()
                else:
                    writer.close()
        except (OSError, TimeoutError):
            pass

    async def half_open(self):
        """Clients that send a request, close their sending side, and never read."""
        request = request_bytes("GET", "/api/v1/openapi.json")

        def ask(number, writer):
            writer.transport.pause_reading()
            writer.write(request if number % 2 else request[:-2])
            if writer.can_write_eof():
                writer.write_eof()

        sources = [f"127.31.0.{number % 20 + 1}" for number in range(60)]
        await self.hold(sources, (1, 3), ask, receive_buffer=4096)

    async def idle_sockets(self):
        """A burst of connections that send nothing."""
        sources = [f"127.32.0.{number % 4 + 1}" for number in range(500)]
        await self.hold(sources, (0.5, 2), lambda number, writer: None)

    async def hold(self, sources, seconds, begin, receive_buffer=None):
        """Opens a connection from each address, calls `begin` with it, and aborts all of them some
        seconds later."""
        held = []
        for number, source in enumerate(sources):
            try:
                _, writer = await connect(self.server.port, source, receive_buffer)
                held.append(writer)
                begin(number, writer)
            except OSError:
                pass
        await asyncio.sleep(self.rng.uniform(*seconds))
        for writer in held:
            writer.transport.abort()
        await self.back()

    async def short_memory(self):
        """Leaves the server hardly any more memory for seconds, while clients fill its buffers.

        A server that runs out of memory may exit; it is started again, as systemd would do.
        """
        self.tally.short_until = time.monotonic() + 3600
        self.server.limit_memory(self.rng.choice([0, 1 << 20, 16 << 20]))
        held = await asyncio.gather(*(self.greedy(i) for i in range(600)))
        await asyncio.sleep(self.rng.uniform(1, 2))
        for writer in held:
            if writer:
                writer.transport.abort()
        if self.server.dead():
            self.deaths += 1
            await self.restart()
        else:
            self.server.lift_memory_limit()
            await self.back()
        self.tally.short_until = time.monotonic() + 6

    async def greedy(self, number):
        """Sends a request whose large body never ends, so that the server has to buffer it."""
        body = {"name": f"nobody-{number}", "password": "x" * 60000}
        data = request_bytes("POST", "/api/v1/sign-in", body)
        try:
            async with asyncio.timeout(3):
                _, writer = await connect(self.server.port, f"127.33.0.{number % 250 + 1}")
                writer.write(data[:-100])
                await writer.drain()
            return writer
        except (OSError, TimeoutError):
            return None

    async def full_disk(self):
        """Fills the small file system, checks whether `/healthz` reports it, and frees it again."""
        self.tally.short_until = time.monotonic() + 3600
        ballast = pathlib.Path(self.server.data).parent / "ballast"
        fill(ballast)
        until = time.monotonic() + self.rng.uniform(1, 4)
        noticed = False
        http = Http(self.server.port, "127.9.9.8")
        while time.monotonic() < until:
            answer = await http.request("GET", "/healthz", timeout=10)
            noticed = noticed or answer.status == 503
            await asyncio.sleep(0.1)
        http.abort()
        self.noticed += noticed
        ballast.unlink()
        await self.back()
        self.tally.short_until = time.monotonic() + 6

    # The checks at the end.

    async def restart(self):
        self.server.start()
        self.slowest_start = max(self.slowest_start, await self.back())

    async def back(self):
        """Waits until the server is healthy, and returns how long it took."""
        took = await self.server.healthy(30)
        if not self.promises.expect(took is not None, "the server was not well within 30 s"):
            raise SystemExit("attack: the server hangs or does not start; see its log")
        return took

    async def judge(self):
        """Kills once more; then compares what the server has stored with what it acknowledged."""
        await self.kill()
        self.faults["kill"] += 1
        with Engine(self.paisho) as engine:
            for pair in self.pairs:
                for game in pair.games:
                    await self.compare(pair, game, engine)
        for line in self.server.panics():
            self.promises.expect(False, f"a panic: {line}")
        for line in self.tally.unexpected:
            self.promises.expect(False, f"trouble without a reason: {line}")
        for pair in self.pairs:
            pair.close()
        took = await self.server.terminate()
        self.promises.expect(took is not None, "the server did not end at the end")
        well, said = self.server.doctor()
        self.promises.expect(well, f"the doctor found something: {said}")
        self.doctor = "nothing" if well else "something"
        self.server.close()

    async def compare(self, pair, game, engine):
        port = self.server.port
        state = await game_state(port, game.id, pair.host.source, pair.host.http.cookie)
        if not self.promises.expect("turns" in state, f"game {game.id} is gone: {state}"):
            self.lost += len(game.acknowledged)
            return
        told = strip(state["turns"])
        same = len(os.path.commonprefix([told, game.acknowledged]))
        lost, more = len(game.acknowledged) - same, len(told) - same
        # A pair that stopped at a broken guarantee may have left one request without an answer.
        if more == 1 and game.pending == told[-1]:
            more = 0
        self.games += 1
        self.lost += lost
        self.doubled += more
        where = f"game {game.id} has {len(told)} turns, {len(game.acknowledged)} were acknowledged"
        self.promises.expect(lost == 0 and more == 0, where)
        self.hearsay(pair, game, set(state["turns"].split(";")))
        self.same_position(game, told, state["position"], engine)
        if game.resigned:
            self.finished += 1
            over = state["status"] == "finished"
            self.promises.expect(over, f"the resignation of game {game.id} was lost")
        else:
            await self.play_on(pair, game, told, engine)

    def same_position(self, game, told, position, engine):
        """The engine must reach the same position when it replays the turns."""
        parts = position.split("~")
        if game.resigned:
            # The player who resigned has left the game, which does not follow from the turns.
            parts[2] = parts[2].split("x")[0]
        expected = engine.position_after(game.ruleset, told)
        said = f"game {game.id} stands at {position}, not at {expected}"
        self.promises.expect("~".join(parts) == expected, said)

    def hearsay(self, pair, game, turns):
        """No client may have received a turn that is not stored."""
        for player in (pair.host, pair.guest):
            heard = player.socket.heard.get(game.id, set()) if player.socket else set()
            for turn in heard - turns:
                self.promises.expect(False, f"{player.name} heard of {turn}, not in {game.id}")

    async def play_on(self, pair, game, told, engine):
        """Plays one more legal turn in a game that is not over."""
        turn = engine.next_turn(game.ruleset, told)
        if turn is None:
            return
        player = pair.host if turn.seat == "H" else pair.guest
        action = {"act": "play", "ply": len(told), "turn": turn.text}
        request = f"turn-{len(told)}"
        if game.pending and game.pending != turn.text:
            request += "-again"
        try:
            await pair.surely(player, game.id, request, action)
        except Broken as broken:
            self.stuck += 1
            self.promises.expect(False, f"a game does not go on: {broken}")


def fill(path):
    """Writes until the file system is full."""
    with open(path, "wb", buffering=0) as file:
        size = 1 << 20
        while size:
            try:
                file.write(bytes(size))
            except OSError:
                size //= 2


def mount_small(folder):
    """Mounts a small file system in memory, or ends the program: a fault is never skipped silently.

    `ci/attack.sh` gives the program a mount namespace of its own, so no mount is left over.
    """
    folder.mkdir()
    options = f"size={TMPFS_BYTES},mode=700"
    mount = ["mount", "-t", "tmpfs", "-o", options, "paisho-attack", str(folder)]
    done = subprocess.run(mount, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(
            "attack: the small file system that gets full can't be mounted: "
            f"{done.stderr.strip()}; run this as root or where user namespaces are allowed"
        )


ON_DISK = ["freeze", "terminate", "hang_up", "half_open", "short_memory", "idle_sockets"]


def plan(kills, faults, rng):
    """Plans which faults occur on the disk, and which on the small file system."""
    small = ["full_disk"] * max(1, faults // 6) if faults else []
    disk = [ON_DISK[i % len(ON_DISK)] for i in range(faults - len(small))]
    few = min(kills, len(small))
    disk += ["kill"] * (kills - few)
    small += ["kill"] * few
    rng.shuffle(disk)
    rng.shuffle(small)
    return disk, small


async def run(options, folder, promises):
    """Part A: a round on the disk and one on a small file system that gets full."""
    rng = random.Random(options.seed)
    disk, small = plan(options.kills, options.faults, rng)
    began = time.monotonic()
    rounds = []
    first = Round(options.paisho, folder / "data", folder / "log", options.seed, promises)
    rounds.append(("disk", first))
    try:
        await first.run(disk)
    finally:
        first.server.close()
    if small:
        mount_small(folder / "small")
        data = folder / "small" / "data"
        second = Round(options.paisho, data, folder / "log-small", options.seed + 1, promises)
        rounds.append(("tmpfs of 64 MB", second))
        try:
            await second.run(small)
        finally:
            second.server.close()
            subprocess.run(["umount", str(folder / "small")], check=False)
    show(rounds, time.monotonic() - began)


def show(rounds, seconds):
    print(f"\nA. Faults while people play ({seconds:.0f} s)\n")
    rows = []
    for where, one in rounds:
        played = sum(pair.played for pair in one.pairs)
        rows.append(
            (
                where,
                one.faults["kill"],
                sum(one.faults.values()) - one.faults["kill"],
                one.games,
                one.finished,
                played,
                one.tally.again,
                one.tally.cut,
                one.lost,
                one.doubled,
                one.stuck,
                one.doctor,
                f"{one.slowest_start:.2f} s",
            )
        )
    table(
        (
            "data on",
            "kills",
            "other faults",
            "games",
            "finished",
            "turns acknowledged",
            "sent again",
            "cut off",
            "lost",
            "doubled",
            "not played on",
            "doctor found",
            "slowest start",
        ),
        rows,
    )
    faults = collections.Counter()
    trouble = collections.Counter()
    for _, one in rounds:
        faults.update(one.faults)
        trouble.update(one.tally.trouble)
    deaths = sum(one.deaths for _, one in rounds)
    print("Faults: " + ", ".join(f"{kind} {count}" for kind, count in sorted(faults.items())))
    noticed = sum(one.noticed for _, one in rounds)
    print(f"Times that `/healthz` told of the full disk: {noticed} of {faults['full_disk']}")
    print(f"Times that the server ended for want of memory and was started again: {deaths}")
    print(f"Passing troubles answered to players: {dict(trouble) or 'none'}\n")
