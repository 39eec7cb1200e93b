"""Part B: other players play at a steady rate while all attacks run at once."""

import asyncio
import multiprocessing
import os
import queue
import time

import attacks
from client import Player
from load import Load, must
from report import counts, megabytes, millis, quantile, table
from server import Server, machine_seconds, processor_seconds
from turns import scripts

MEMORY_LIMIT = 256_000_000
# Seconds: if p99 is worse than this without any attack, a comparison would be meaningless.
TOO_BUSY = 0.5


def add_options(part):
    part.add_argument("--seconds", type=int, default=12, help="how long each half is measured")
    part.add_argument("--rate", type=float, default=200, help="turns per second of the others")
    part.add_argument("--games", type=int, default=200, help="how many games the others play")
    part.add_argument("--finished", type=int, default=500, help="finished games to search in")
    part.add_argument("--ratio", type=float, default=5.0, help="most that p99 may grow by")
    part.add_argument(
        "--floor",
        type=float,
        default=0,
        help="milliseconds that p99 counts as at least when nothing attacks; for busy machines",
    )
    part.add_argument(
        "--attacks",
        nargs="+",
        choices=attacks.KEYS,
        default=attacks.KEYS,
        help="which attacks are made, all if not told otherwise",
    )
    part.add_argument("--passwords", type=int, default=250, help="new passwords asked for at once")
    part.add_argument("--wave", type=float, default=0.5, help="seconds between waves of these")
    part.add_argument("--idle", type=int, default=1100, help="idle connections")
    part.add_argument("--searches", type=int, default=16, help="searches in parallel")
    part.add_argument("--streams", type=int, default=2000, help="streams of all games")


async def fill(port, count):
    """Fills the database with finished games: two players each begin games and resign them."""
    pairs = max(1, min(64, count // 10))
    load = Load(port, 0, 1, [])

    async def one(number):
        host = Player(port, f"127.50.{number}.1")
        guest = Player(port, f"127.50.{number}.2")
        for player in (host, guest):
            must(await player.come())
        for turn in range(number, count, pairs):
            if turn // pairs % 150 == 149:
                # A new address, because all requests from one address would exceed its limit.
                for player, end in ((host, 1), (guest, 2)):
                    player.http.abort()
                    player.http.source = f"127.51.{number}.{turn // pairs // 150 % 120 * 2 + end}"
            game = await load.new_game(host, guest)
            path = f"/api/v1/games/{game}/actions"
            for ply, (player, text) in enumerate(((host, "R,W,K,B"), (guest, "R,R,K,K"))):
                action = {"act": "play", "ply": ply, "turn": text}
                body = {"id": f"turn-{ply}", "action": action}
                must(await player.http.request("POST", path, body, 60))
            body = {"id": "end", "action": {"act": "resign"}}
            must(await host.http.request("POST", path, body, 60))
        host.close()
        guest.close()

    await asyncio.gather(*(one(number) for number in range(pairs)))


class Memory:
    """The memory of the server's process, sampled five times a second."""

    def __init__(self, server):
        self.server = server
        self.most = 0

    async def run(self):
        while True:
            self.most = max(self.most, self.server.status("VmRSS"))
            await asyncio.sleep(0.2)


class Half:
    """One half of the measurement: quiet, or under attack."""

    def __init__(self, name, server, load, attackers):
        self.name = name
        self.server = server
        self.load = load
        self.attackers = [process.pid for process in attackers]

    def used(self):
        """Processor time so far: of the server, of client and attackers, and of the machine."""
        ours = sum(processor_seconds(pid) for pid in [os.getpid(), *self.attackers])
        return processor_seconds(self.server.pid), ours, machine_seconds()

    async def measure(self, seconds):
        self.memory = Memory(self.server)
        task = asyncio.create_task(self.memory.run())
        self.began = time.monotonic()
        before = self.used()
        await asyncio.sleep(seconds)
        self.ended = time.monotonic()
        cores = [
            (now - then) / (self.ended - self.began)
            for now, then in zip(self.used(), before, strict=True)
        ]
        server, ours, everything = cores
        self.cores = (server, ours, max(0.0, everything - server - ours))
        task.cancel()

    def judge(self):
        """Evaluates the turns that were due in this half."""
        own = [sample for sample in self.load.samples if self.began <= sample.due < self.ended]
        self.took = sorted(sample.took for sample in own)
        self.took_sent = sorted(sample.took_sent for sample in own)
        self.turns = len(own)
        self.troubles = {}
        for trouble in (trouble for sample in own for trouble in sample.troubles):
            self.troubles[trouble] = self.troubles.get(trouble, 0) + 1
        lags = self.load.lags
        self.lags = sorted(lag for at, lag in lags if self.began <= at < self.ended)
        self.p50 = quantile(self.took, 0.5)
        self.p99 = quantile(self.took, 0.99)

    def row(self):
        return (
            self.name,
            self.turns,
            f"{self.turns / (self.ended - self.began):.1f}",
            millis(self.p50),
            millis(quantile(self.took, 0.95)),
            millis(self.p99),
            millis(self.took[-1]) if self.took else "-",
            millis(quantile(self.took_sent, 0.99)),
            counts(self.troubles),
            millis(quantile(self.lags, 0.99)),
            megabytes(self.memory.most),
            *(f"{cores:.2f}" for cores in self.cores),
        )


async def wait_ready(processes, ready):
    """Waits until every attacking process is prepared."""
    for _ in processes:
        while not ready.acquire(block=False):
            if any(process.exitcode for process in processes):
                raise SystemExit("attack: an attacker could not prepare itself")
            await asyncio.sleep(0.05)


async def run(options, folder, promises):
    """Part B: the same load without and with all attacks at once."""
    server = Server(options.paisho, folder / "data", folder / "log")
    server.start()
    if await server.healthy() is None:
        raise SystemExit("attack: the server does not start; see its log")
    context = multiprocessing.get_context("spawn")
    ready, go, stop = context.Semaphore(0), context.Event(), context.Event()
    results = context.Queue()
    processes = [
        context.Process(
            target=attacks.process,
            args=(group, options, server.port, ready, go, stop, results),
            daemon=True,
        )
        for group in attacks.groups(options.attacks)
    ]
    try:
        await fill(server.port, options.finished)
        games = scripts(options.paisho, "garden_gate.no_last_flower", 20, 200, options.seed)
        load = Load(server.port, options.games, options.rate, games)
        await load.prepare()
        for process in processes:
            process.start()
        await wait_ready(processes, ready)
        halves = await both_halves(options, server, load, (processes, go, stop), promises)
        answers = collect(results, processes, len(options.attacks))
        show(options, server, halves, answers, promises)
        load.close()
        took = await server.terminate()
        promises.expect(took is not None, "the server did not end within 20 s after the attack")
        well, said = server.doctor()
        promises.expect(well, f"after the attack the doctor found something: {said}")
    finally:
        for process in processes:
            if process.is_alive():
                process.kill()
        server.close()


async def both_halves(options, server, load, attack, promises):
    """Measures the load alone, then under attack."""
    processes, go, stop = attack
    running = asyncio.create_task(load.run())
    await asyncio.sleep(3)
    quiet = Half("alone", server, load, processes)
    await quiet.measure(options.seconds)
    go.set()
    attacked = Half("under attack", server, load, processes)
    await attacked.measure(options.seconds)
    load.until = attacked.ended
    stop.set()
    # Turns that were due before the end may still wait for their answers.
    try:
        await asyncio.wait_for(running, 60)
    except (RuntimeError, TimeoutError) as error:
        promises.expect(False, f"not all turns of others were played: {error!r}")
    for half in (quiet, attacked):
        half.judge()
    return quiet, attacked


def collect(results, processes, count):
    """Collects the answers that the attackers counted."""
    answers = []
    for _ in range(count):
        try:
            answers.append(results.get(timeout=20))
        except queue.Empty:
            break
    for process in processes:
        process.join(timeout=10)
    return answers


def show(options, server, halves, answers, promises):
    quiet, attacked = halves
    print(f"\nB. {options.rate:.0f} turns a second of others, {options.seconds} s each\n")
    head = (
        "the others",
        "turns",
        "turns/s",
        "p50",
        "p95",
        "p99",
        "most",
        "p99 once sent",
        "troubles",
    )
    head += ("client's own p99", "memory at most")
    head += ("cores: server", "client", "other programs")
    table(head, [half.row() for half in halves])
    table(("attack", "what it was answered"), [(name, counts(tally)) for name, tally in answers])
    peak = max(server.status("VmHWM"), attacked.memory.most, quiet.memory.most)
    ratio = attacked.p99 / max(quiet.p99, options.floor / 1000, 1e-6)
    share = peak / MEMORY_LIMIT
    print(f"Peak memory: {megabytes(peak)}, {share:.2f} of the limit of {megabytes(MEMORY_LIMIT)}")
    least = f", which counts as {options.floor:g} ms at least" if options.floor else ""
    print(f"p99 under attack: {ratio:.2f} times that without{least}; at most {options.ratio:g}\n")
    judge(options, server, halves, answers, (peak, ratio), promises)


def judge(options, server, halves, answers, measured, promises):
    peak, ratio = measured
    expect = promises.expect
    expect(peak < MEMORY_LIMIT, f"the server took {megabytes(peak)} of memory")
    p99 = halves[0].p99
    expect(p99 <= TOO_BUSY, f"nothing can be said: p99 was {millis(p99)} already without attack")
    expect(ratio <= options.ratio, f"p99 grew to {ratio:.2f} times what it was")
    silent = len(options.attacks) - len(answers)
    expect(silent == 0, f"{silent} attacks told nothing")
    for half in halves:
        wanted = options.rate * options.seconds * 0.97
        expect(half.turns >= wanted, f"{half.name}: only {half.turns} turns were played")
        failed = [trouble for trouble in half.troubles if trouble.startswith(("5", "no", "frame"))]
        expect(not failed, f"{half.name}: turns of others failed: {counts(half.troubles)}")
    for name, tally in answers:
        expect("500" not in tally, f"{name}: answered with 500: {counts(tally)}")
    expect(not server.dead(), "the server died under attack")
    for line in server.panics():
        expect(False, f"a panic: {line}")
