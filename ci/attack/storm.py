"""Part B: other players play at a steady rate, alone and while all attacks run at once."""

import asyncio
import multiprocessing
import queue
import time

import attacks
from client import Player
from load import Load, must
from phases import ATTACKED, HEAD, Comparison, Phase, order
from report import counts, megabytes, millis, table
from server import Server
from turns import scripts

MEMORY_LIMIT = 256_000_000
# Seconds: if p99 is worse than this without any attack, a comparison would be meaningless.
TOO_BUSY = 0.5


def add_options(part):
    part.add_argument(
        "--rounds", type=int, default=6, help="how many rounds there are, each with two phases"
    )
    part.add_argument("--seconds", type=int, default=8, help="how long each phase is measured")
    part.add_argument(
        "--settle", type=float, default=4, help="seconds at the start of a phase that do not count"
    )
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


async def wait_ready(processes, ready):
    """Waits until every attacking process is prepared."""
    for _ in processes:
        while not ready.acquire(block=False):
            if any(process.exitcode for process in processes):
                raise SystemExit("attack: an attacker could not prepare itself")
            await asyncio.sleep(0.05)


async def run(options, folder, promises):
    """Part B: the same load without and with all attacks at once, in turns."""
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
        comparison = await all_phases(options, server, load, (processes, go, stop), promises)
        answers = collect(results, processes, len(options.attacks))
        show(options, server, comparison, answers, promises)
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


async def all_phases(options, server, load, attack, promises):
    """Measures the load alone and under attack, in turns."""
    processes, go, stop = attack
    running = asyncio.create_task(load.run())
    phases = []
    for kind in order(options.rounds):
        if kind == ATTACKED:
            go.set()
        else:
            go.clear()
        await asyncio.sleep(options.settle)
        phase = Phase(kind, server, load, processes)
        await phase.measure(options.seconds)
        phases.append(phase)
    load.until = time.monotonic()
    stop.set()
    # Turns that were due before the end may still wait for their answers.
    try:
        await asyncio.wait_for(running, 60)
    except (RuntimeError, TimeoutError) as error:
        promises.expect(False, f"not all turns of others were played: {error!r}")
    return Comparison([phase.measured() for phase in phases], options.floor / 1000)


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


def show(options, server, comparison, answers, promises):
    alone, attacked = comparison.alone, comparison.attacked
    rounds = f"{options.rounds} rounds of twice {options.seconds} s"
    print(f"\nB. {options.rate:.0f} turns a second of others, {rounds}\n")
    table(HEAD, [phase.row() for phase in comparison.phases])
    print("All phases of a kind together:\n")
    table(HEAD, [alone.row(), attacked.row()])
    table(("attack", "what it was answered"), [(name, counts(tally)) for name, tally in answers])
    peak = max(server.status("VmHWM"), alone.memory, attacked.memory)
    share = peak / MEMORY_LIMIT
    print(f"Peak memory: {megabytes(peak)}, {share:.2f} of the limit of {megabytes(MEMORY_LIMIT)}")
    low, high = comparison.interval(options.seed)
    least = f", which counts as {options.floor:g} ms at least" if options.floor else ""
    print(
        f"p99 under attack: {comparison.ratio():.2f} times that without{least}"
        f" (95 % interval over rounds: {low:.2f} to {high:.2f}); at most {options.ratio:g}"
    )
    for share in (0.5, 0.95):
        print(f"p{100 * share:.0f} under attack: {comparison.ratio(share):.2f} times that without")
    print()
    judge(options, server, comparison, answers, peak, promises)


def judge(options, server, comparison, answers, peak, promises):
    expect = promises.expect
    expect(peak < MEMORY_LIMIT, f"the server took {megabytes(peak)} of memory")
    p99 = comparison.alone.share(0.99)
    expect(p99 <= TOO_BUSY, f"nothing can be said: p99 was {millis(p99)} already without attack")
    ratio = comparison.ratio()
    expect(ratio <= options.ratio, f"p99 grew to {ratio:.2f} times what it was")
    silent = len(options.attacks) - len(answers)
    expect(silent == 0, f"{silent} attacks told nothing")
    for kind in (comparison.alone, comparison.attacked):
        wanted = options.rate * options.seconds * options.rounds * 0.97
        expect(kind.turns >= wanted, f"{kind.name}: only {kind.turns} turns were played")
        troubles = kind.troubles()
        failed = [trouble for trouble in troubles if trouble.startswith(("5", "no", "frame"))]
        expect(not failed, f"{kind.name}: turns of others failed: {counts(troubles)}")
    for name, tally in answers:
        expect("500" not in tally, f"{name}: answered with 500: {counts(tally)}")
    expect(not server.dead(), "the server died under attack")
    for line in server.panics():
        expect(False, f"a panic: {line}")
