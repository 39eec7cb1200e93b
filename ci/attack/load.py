"""The other players: many games at a steady rate of turns, with each turn measured."""

import asyncio
import itertools
import math
import time
from dataclasses import dataclass

from client import NoAnswer, Player

RULESET = "garden_gate.no_last_flower"
TIME = {"kind": "per_turn", "days": 3}
# A turn without an answer is sent again after this time.
TIMEOUT = 15.0


@dataclass
class Sample:
    """A turn: when it was due, how long it took from then on, how long from when it was sent, and
    the errors on the way. It is sent late if the turn before it is not finished yet."""

    due: float
    took: float
    took_sent: float
    troubles: list


def address(number):
    """A loopback address for each player, so that limits by address apply as in reality."""
    return f"127.{40 + number // 60000}.{number // 250 % 240}.{number % 250 + 1}"


class Load:
    """Games that are played at a steady rate, half of them over HTTP, half over sockets."""

    def __init__(self, port, games, rate, scripts):
        self.port = port
        self.count = games
        self.rate = rate
        self.scripts = scripts
        self.players = []
        self.samples = []
        # How late this program woke up after sleeping: its own share of the delays.
        self.lags = []
        # When the last turn is due.
        self.until = math.inf

    async def prepare(self):
        """Signs in all players and begins all games."""
        gate = asyncio.Semaphore(16)

        async def one(number):
            async with gate:
                return await self.begin(number)

        self.games = await asyncio.gather(*(one(number) for number in range(self.count)))

    async def begin(self, number):
        host = Player(self.port, address(2 * number), number % 2 == 1)
        guest = Player(self.port, address(2 * number + 1), number % 2 == 1)
        self.players += [host, guest]
        for player in (host, guest):
            must(await player.come())
        return await self.new_game(host, guest), host, guest

    async def new_game(self, host, guest):
        body = {"ruleset": RULESET, "time": TIME, "side": "host"}
        seek = must(await host.http.request("POST", "/api/v1/seeks", body, 60)).json()
        join = f"/api/v1/seeks/{seek['seek']['id']}/join"
        return must(await guest.http.request("POST", join, None, 60)).json()["game"]

    async def run(self):
        """Plays all turns that are due before the end. They are due at a steady rate, whether the
        server keeps up or not; late ones are waited for."""
        began = time.monotonic() + 0.5
        lag = asyncio.create_task(self.watch_lag())
        try:
            games = [self.play(number, began) for number in range(self.count)]
            await asyncio.gather(*games)
        finally:
            lag.cancel()

    async def play(self, number, began):
        game, host, guest = self.games[number]
        period = self.count / self.rate
        due = began + number / self.rate
        script = self.scripts[number % len(self.scripts)]
        for ply in itertools.count():
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if due >= self.until:
                return
            if ply % len(script) == 0 and ply:
                game = await self.new_game(host, guest)
            turn = script[ply % len(script)]
            player = host if turn.seat == "H" else guest
            sent = time.monotonic()
            troubles = await self.turn(player, game, ply % len(script), turn.text)
            now = time.monotonic()
            self.samples.append(Sample(due, now - due, now - sent, troubles))
            due += period

    async def turn(self, player, game, ply, text):
        """Plays a turn, sends it again with the same id if needed, and returns the errors."""
        action = {"act": "play", "ply": ply, "turn": text}
        troubles = []
        while True:
            try:
                result = await player.act(game, f"turn-{ply}", action, TIMEOUT)
            except NoAnswer:
                troubles.append("no answer")
                await asyncio.sleep(0.05)
                continue
            if result.done:
                return troubles
            troubles.append(result.why)
            if not result.passing:
                raise RuntimeError(f"game {game}: {action} was refused: {result.detail}")
            await asyncio.sleep(min(result.wait, 1.0))

    async def watch_lag(self):
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.01)
            self.lags.append((before, time.monotonic() - before - 0.01))

    def close(self):
        for player in self.players:
            player.close()


def must(answer):
    if answer.status != 200:
        raise RuntimeError(f"preparing was answered with {answer.status} {answer.body[:300]!r}")
    return answer
