"""Pairs of players who know exactly which of their turns were acknowledged."""

import asyncio
import collections
import itertools
import random
import time
from dataclasses import dataclass, field

from client import Http, NoAnswer, Player, connect, frame_bytes, request_bytes

PASSWORD = "three calm lilies"
TIME = {"kind": "per_turn", "days": 3}
# The longest that a player waits for one action, in seconds, whatever happens to the server.
PATIENCE = 90.0


class Broken(Exception):
    """A guarantee of the server was broken."""


@dataclass
class Game:
    """A game as its players know it."""

    id: str
    ruleset: str
    script: list
    acknowledged: list = field(default_factory=list)
    resigned: bool = False
    # The turn that was sent and has no answer yet.
    pending: str = None


class Tally:
    """Counts of failures and retries."""

    def __init__(self):
        self.again = 0
        self.cut = 0
        # Answers that reported a temporary failure, by status or error code.
        self.trouble = collections.Counter()
        # The fault that occurred last.
        self.fault = "none"
        # Answers 500 and `trouble` at a time when neither disk nor memory was short.
        self.unexpected = []
        # Until when such answers are expected, as docs/reliability.md says.
        self.short_until = 0.0

    def note(self, result):
        self.trouble[f"{result.why} ({self.fault})"] += 1
        failed = result.why.startswith("500") or result.why == "frame trouble"
        if failed and time.monotonic() > self.short_until:
            self.unexpected.append(f"{result.why}: {result.detail}")


class Pair:
    """Two people who play one game after another, over HTTP or over sockets."""

    def __init__(self, number, port, scripts, ruleset, tally, seed):
        self.number = number
        self.rng = random.Random(seed)
        self.scripts = scripts
        self.ruleset = ruleset
        self.tally = tally
        self.by_socket = number % 2 == 1
        self.registered = number % 4 >= 2
        self.host = Player(port, f"127.20.{number}.1", self.by_socket)
        self.guest = Player(port, f"127.20.{number}.2", self.by_socket)
        self.games = []
        self.cut_next = False
        self.played = 0

    async def run(self, stop):
        """Plays until `stop` is set, and then waits for the last answer."""
        await self.sign_in(self.host, f"host-{self.number}")
        await self.sign_in(self.guest, f"guest-{self.number}")
        for script in itertools.cycle(self.scripts):
            if stop.is_set():
                return
            game = Game(await self.new_game(), self.ruleset, script)
            self.games.append(game)
            await self.play(game, stop)

    async def play(self, game, stop):
        length = self.rng.randrange(30, len(game.script) + 1)
        for ply, turn in enumerate(game.script[:length]):
            if stop.is_set():
                return
            player = self.host if turn.seat == "H" else self.guest
            action = {"act": "play", "ply": ply, "turn": turn.text}
            game.pending = turn.text
            await self.surely(player, game.id, f"turn-{ply}", action)
            game.pending = None
            game.acknowledged.append(turn.text)
            self.played += 1
            await asyncio.sleep(self.rng.uniform(0.02, 0.1))
        await self.surely(
            self.rng.choice([self.host, self.guest]), game.id, "end", {"act": "resign"}
        )
        game.resigned = True

    async def sign_in(self, player, name):
        """Signs in or registers; a name whose registration got no answer may already be taken."""
        for attempt in itertools.count():
            chosen = f"{name}-{attempt}" if self.registered else None
            answer = await self.ask(player.come(chosen, PASSWORD))
            if answer and answer.status == 200:
                return
            if answer and answer.status not in (409, 429, 500, 503):
                raise Broken(f"coming in was answered with {answer.status} {answer.body[:300]!r}")
            self.give_up(attempt)
            await asyncio.sleep(0.2)

    async def new_game(self):
        """Starts a game between the two, even if answers get lost: these requests have no ids."""
        known = {game.id for game in self.games}
        body = {"ruleset": self.ruleset, "time": TIME, "side": "host"}
        for attempt in itertools.count():
            self.give_up(attempt)
            answer = await self.ask(self.host.http.request("POST", "/api/v1/seeks", body))
            if answer and answer.status == 200:
                seek = answer.json()["seek"]["id"]
                join = f"/api/v1/seeks/{seek}/join"
                answer = await self.ask(self.guest.http.request("POST", join))
                if answer and answer.status == 200:
                    return answer.json()["game"]
            elif answer and answer.status == 409:
                await self.withdraw_seeks()
            if game := await self.unknown_game(known):
                return game
            await asyncio.sleep(0.2)

    async def withdraw_seeks(self):
        """Withdraws seeks whose answers were lost; they would add up to the limit."""
        answer = await self.ask(self.host.http.request("GET", "/api/v1/seeks"))
        for seek in answer.json().get("seeks", []) if answer and answer.status == 200 else []:
            if seek["people"][0]["id"] == self.host.id:
                await self.ask(self.host.http.request("DELETE", f"/api/v1/seeks/{seek['id']}"))

    async def unknown_game(self, known):
        """Returns a game that began although its players got no answer."""
        answer = await self.ask(self.guest.http.request("GET", "/api/v1/me/games"))
        if answer and answer.status == 401:
            raise Broken(f"the session of {self.guest.name} was lost: {answer.body[:300]!r}")
        if not answer or answer.status != 200:
            return None
        listed = answer.json()
        listed = listed.get("games", []) if isinstance(listed, dict) else listed
        return next((game["id"] for game in listed if game["id"] not in known), None)

    async def ask(self, request):
        """Awaits a request; returns None if it got no answer."""
        try:
            return await request
        except NoAnswer:
            self.tally.again += 1
            return None

    def give_up(self, attempt):
        if attempt > PATIENCE / 0.2:
            raise Broken(f"pair {self.number} found no way on for {PATIENCE:.0f} s")

    async def surely(self, player, game, request, action):
        """Sends an action to a table, again with the same id until there is an answer."""
        if self.cut_next:
            self.cut_next = False
            await self.cut(player, game, request, action)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                result = await player.act(game, request, action, self.rng.uniform(2, 5))
            except NoAnswer:
                self.tally.again += 1
                await asyncio.sleep(self.rng.uniform(0.02, 0.2))
                continue
            if result.done:
                return
            if not result.passing:
                raise Broken(f"game {game}, {request} {action}: refused with {result.detail}")
            self.tally.note(result)
            await asyncio.sleep(min(result.wait, 2.0))
        raise Broken(f"game {game}, {request}: not done within {PATIENCE:.0f} s")

    async def cut(self, player, game, request, action):
        """Sends a real request in part, or whole, and hangs up without waiting for the answer."""
        if player.socket:
            frame = {"do": "act", "game": game, "id": request, "action": action}
            data = frame_bytes(frame)
        else:
            body = {"id": request, "action": action}
            path = f"/api/v1/games/{game}/actions"
            data = request_bytes("POST", path, body, player.http.cookie)
        size = len(data) if self.rng.random() < 0.5 else self.rng.randrange(1, len(data))
        try:
            async with asyncio.timeout(2):
                if player.socket:
                    await player.socket.open()
                    writer = player.socket.writer
                else:
                    _, writer = await connect(player.port, player.source)
                writer.write(data[:size])
                await writer.drain()
                await asyncio.sleep(self.rng.uniform(0, 0.01))
                writer.transport.abort()
        except (OSError, EOFError, NoAnswer, TimeoutError, AttributeError):
            pass
        if player.socket:
            player.socket.abort()
        self.tally.cut += 1

    def close(self):
        self.host.close()
        self.guest.close()


def strip(turns):
    """Returns the turns of a game from the server's text, without number and seat."""
    return [turn.split(".", 1)[1] for turn in turns.split(";") if turn]


async def game_state(port, game, source, cookie=None):
    """Returns the server's state of a game."""
    http = Http(port, source)
    http.cookie = cookie
    try:
        return (await http.request("GET", f"/api/v1/games/{game}")).json()
    finally:
        http.abort()
