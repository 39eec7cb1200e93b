"""The attacks of part B. Each runs until it is stopped, may run again, and counts the answers it
gets.

They use addresses of their own: the server keeps its limits by address, and an attacker uses as
many addresses as it needs to reach the code behind these limits.
"""

import asyncio
import collections
import contextlib
import itertools
import os
import random
import string

from client import Http, NoAnswer, Player, connect, read_body, read_head, request_bytes
from load import must
from turns import Engine

PASSWORD = "three calm lilies"
STRONGEST = 8
LETTERS = string.ascii_uppercase


@contextlib.asynccontextmanager
async def connected(port, source, data=b"", receive_buffer=None):
    """Opens a connection, sends data at once, and aborts the connection at the end."""
    reader, writer = await connect(port, source, receive_buffer)
    try:
        writer.write(data)
        yield reader, writer
    finally:
        writer.transport.abort()


class Attack:
    """Base class of all attacks: a name, a port, a tally, and a stop event."""

    key = ""
    name = ""

    def __init__(self, options, port):
        self.options = options
        self.port = port
        self.tally = collections.Counter()
        self.stopped = asyncio.Event()
        self.rng = random.Random(options.seed)

    async def prepare(self):
        """Prepares what the attack needs, such as accounts."""

    async def run(self):
        raise NotImplementedError

    def told(self):
        """The counted answers, for the report."""
        return dict(self.tally)

    async def pause(self, seconds):
        """Waits for some seconds, or until the attack is stopped."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stopped.wait(), seconds)


class MethodNames(Attack):
    """H2: requests with new random method names, over one connection as long as it lasts."""

    key = "methods"
    name = "H2 method names of up to 50 kB"

    def __init__(self, options, port):
        super().__init__(options, port)
        self.addresses = itertools.count()

    async def run(self):
        # A new address before the request limit is reached, so that all requests are processed.
        while not self.stopped.is_set():
            number = next(self.addresses)
            await self.over_one(f"127.60.{number // 250}.{number % 250 + 1}", 550)

    async def over_one(self, source, most):
        try:
            async with connected(self.port, source) as (reader, writer):
                for _ in range(most):
                    if self.stopped.is_set():
                        return
                    size = self.rng.choice([8, 100, 1000, 10_000, 50_000])
                    method = "".join(self.rng.choices(LETTERS, k=8)) * (size // 8)
                    async with asyncio.timeout(10):
                        writer.write(request_bytes(method, "/api/v1/server"))
                        status, headers = await read_head(reader)
                        await read_body(reader, status, headers)
                    self.tally[str(status)] += 1
        except (OSError, EOFError, TimeoutError):
            self.tally["closed"] += 1
            await self.pause(0.01)


class Passwords(Attack):
    """H3: many people try to change their passwords at once and hang up after 80 ms, repeatedly."""

    key = "passwords"
    name = "H3 new passwords, hung up after 80 ms"

    async def prepare(self):
        gate = asyncio.Semaphore(4)
        self.people = []

        async def one(number):
            async with gate:
                player = Player(self.port, f"127.61.{number // 250}.{number % 250 + 1}")
                while True:
                    answer = await player.come(f"changer-{number}", PASSWORD)
                    if answer.status == 200:
                        break
                    if answer.status not in (429, 503):
                        must(answer)
                    await asyncio.sleep(min(1.0, answer.wait))
                player.http.abort()
                self.people.append(player)

        await asyncio.gather(*(one(number) for number in range(self.options.passwords)))

    async def run(self):
        while not self.stopped.is_set():
            await asyncio.gather(*(self.one(player) for player in self.people))
            self.tally["waves"] += 1
            await self.pause(self.options.wave)

    async def one(self, player):
        body = {"old": "not the password", "new": "four calm lilies"}
        data = request_bytes("PUT", "/api/v1/me/password", body, player.http.cookie)
        try:
            async with connected(self.port, player.source, data) as (reader, _):
                async with asyncio.timeout(0.08):
                    status, _ = await read_head(reader)
                self.tally[str(status)] += 1
        except TimeoutError:
            self.tally["hung up"] += 1
        except (OSError, EOFError):
            self.tally["closed"] += 1


class IdleConnections(Attack):
    """M4: connections that send nothing, or half of their headers, and reconnect when closed."""

    key = "idle"
    name = "M4 idle connections and half headers"

    async def run(self):
        count = self.options.idle
        await asyncio.gather(*(self.one(number, number * 2.0 / count) for number in range(count)))

    async def one(self, number, delay):
        half = b"GET /api/v1/server HTTP/1.1\r\nhost: 127.0.0.1\r\nx-half: " if number % 2 else b""
        await self.pause(delay)
        while not self.stopped.is_set():
            try:
                async with connected(self.port, "127.62.0.1", half) as (reader, _):
                    self.tally["opened"] += 1
                    await self.wait_for_end(reader)
            except OSError:
                self.tally["failed"] += 1
            await self.pause(0.2)

    async def wait_for_end(self, reader):
        ended = asyncio.ensure_future(reader.read(100))
        stopped = asyncio.ensure_future(self.stopped.wait())
        done, _ = await asyncio.wait({ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if ended not in done:
            ended.cancel()
            return
        try:
            said = ended.result()
            self.tally[said[9:12].decode("latin-1") if said else "closed"] += 1
        except OSError:
            self.tally["closed"] += 1


class ComputerGames(Attack):
    """M5: one guest plays as many games against the strongest computer as the server allows."""

    key = "computers"
    name = "M5 games against the strongest computer"
    ruleset = "rulebook"

    async def prepare(self):
        self.guest = Player(self.port, "127.63.0.1")
        must(await self.guest.come())

    async def run(self):
        body = {
            "ruleset": self.ruleset,
            "time": {"kind": "per_turn", "days": 3},
            "side": "host",
            "computers": [STRONGEST],
        }
        with Engine(self.options.paisho) as engine:
            while not self.stopped.is_set():
                await self.seek(body)
                await self.play(engine)
                await self.pause(0.5)

    async def ask(self, method, path, body=None):
        try:
            return await self.guest.http.request(method, path, body)
        except NoAnswer:
            self.tally["no answer"] += 1
            return None

    async def seek(self, body):
        """Seeks games until one is refused."""
        for _ in range(20):
            answer = await self.ask("POST", "/api/v1/seeks", body)
            if answer is None:
                return
            began = answer.status == 200
            self.tally["begun" if began else f"seek {answer.status} {answer.word}"] += 1
            if not began:
                await self.pause(answer.wait if answer.status == 429 else 0)
                return

    async def play(self, engine):
        """Plays a turn in every game that waits for the guest, so that the computer must think."""
        answer = await self.ask("GET", "/api/v1/me/games")
        if answer is None or answer.status != 200:
            return
        for summary in answer.json()["games"]:
            answer = await self.ask("GET", f"/api/v1/games/{summary['id']}")
            if answer is None or answer.status != 200:
                continue
            turns = [turn.split(".", 1)[1] for turn in answer.json()["turns"].split(";") if turn]
            turn = engine.next_turn(self.ruleset, turns, self.rng.random())
            if turn is None or turn.seat != "H":
                continue
            action = {"act": "play", "ply": len(turns), "turn": turn.text}
            body = {"id": f"turn-{len(turns)}", "action": action}
            answer = await self.ask("POST", f"/api/v1/games/{summary['id']}/actions", body)
            if answer is not None:
                self.tally[f"turn {answer.status}"] += 1


class Searches(Attack):
    """M9: searches that have to examine every game, in parallel."""

    key = "searches"
    name = "M9 expensive searches"
    queries = (
        "opening=zz",
        "opening=zz&limit=100",
        "ruleset=rulebook.oasis.seats3",
        "opening=zz&ending=resignation&speed=correspondence",
        "ending=gift&rated=false&limit=100",
        "result=won&ending=ring",
    )

    def __init__(self, options, port):
        super().__init__(options, port)
        self.addresses = itertools.count()

    async def run(self):
        await asyncio.gather(*(self.one() for _ in range(self.options.searches)))

    async def one(self):
        # A new address before the request limit is reached.
        while not self.stopped.is_set():
            number = next(self.addresses)
            http = Http(self.port, f"127.64.{number // 250 % 250}.{number % 250 + 1}")
            for _ in range(550):
                if self.stopped.is_set():
                    break
                path = f"/api/v1/games?{self.rng.choice(self.queries)}"
                try:
                    answer = await http.request("GET", path, timeout=20)
                except NoAnswer:
                    self.tally["no answer"] += 1
                    continue
                self.tally[f"{answer.status} {answer.word}".strip()] += 1
                if answer.status == 429:
                    break
                if answer.status == 503:
                    # The attacker does not wait as long as the server asks.
                    await self.pause(0.02)
            http.abort()


class Streams(Attack):
    """Streams of all public games; every second client never reads what it is sent."""

    key = "streams"
    name = "streams of all games, half of them not read"
    open = most = received = 0

    async def run(self):
        count = self.options.streams
        await asyncio.gather(*(self.one(number, number * 3.0 / count) for number in range(count)))

    def told(self):
        megabytes = self.received // 1_000_000
        return dict(self.tally) | {"open at once": self.most, "MB received": megabytes}

    async def one(self, number, delay):
        source = f"127.65.0.{number % 8 + 1}"
        reads = number % 2 == 0
        data = request_bytes("GET", "/api/v1/games/stream")
        await self.pause(delay)
        while not self.stopped.is_set():
            try:
                buffer = None if reads else 4096
                async with connected(self.port, source, data, buffer) as (reader, writer):
                    async with asyncio.timeout(10):
                        status, _ = await read_head(reader)
                    self.tally[str(status)] += 1
                    if status == 200:
                        await self.listen(reader, writer, reads)
            except (OSError, EOFError, TimeoutError):
                self.tally["closed"] += 1
            await self.pause(1.0)

    async def listen(self, reader, writer, reads):
        """Holds a stream open, and counts it while it is open."""
        self.open += 1
        self.most = max(self.most, self.open)
        try:
            await self.hold(reader, writer, reads)
        finally:
            self.open -= 1

    async def hold(self, reader, writer, reads):
        """Reads the stream to its end, or never reads it."""
        if not reads:
            writer.transport.pause_reading()
            await self.stopped.wait()
            return
        while not self.stopped.is_set():
            try:
                async with asyncio.timeout(1):
                    data = await reader.read(1 << 16)
            except TimeoutError:
                continue
            if not data:
                self.tally["ended"] += 1
                return
            self.received += len(data)


# Which attacks share a process.
GROUPS = (
    (MethodNames, Searches, ComputerGames),
    (Passwords, IdleConnections),
    (Streams,),
)
KEYS = [kind.key for group in GROUPS for kind in group]


def groups(keys):
    """The attacks of these names, in groups that share a process."""
    chosen = [tuple(kind for kind in group if kind.key in keys) for group in GROUPS]
    return [group for group in chosen if group]


def process(group, options, port, ready, go, stop, results):
    """A process that runs a group of attacks. It has the lowest priority: in reality attackers do
    not share the processors of the server."""
    os.nice(19)
    asyncio.run(attack(group, options, port, ready, go, stop, results))


async def attack(group, options, port, ready, go, stop, results):
    """Prepares the attacks, makes them whenever `go` is set, and reports after `stop`."""
    attacks = [kind(options, port) for kind in group]
    for one in attacks:
        await one.prepare()
    ready.release()
    while not stop.is_set():
        if go.is_set():
            await attack_once(attacks, go, stop)
        await asyncio.sleep(0.05)
    for one in attacks:
        results.put((one.name, one.told()))


async def attack_once(attacks, go, stop):
    """Makes the attacks as long as `go` is set."""
    for one in attacks:
        one.stopped.clear()
    tasks = [asyncio.create_task(one.run()) for one in attacks]
    failed = False
    while go.is_set() and not stop.is_set() and not failed:
        failed, _ = await asyncio.wait(
            tasks, timeout=0.05, return_when=asyncio.FIRST_EXCEPTION
        )
    for one in attacks:
        one.stopped.set()
    # A request that still waits for its answer is given up, so that the attack ends now.
    _, late = await asyncio.wait(tasks, timeout=0.5)
    for task in late:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
