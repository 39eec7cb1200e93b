"""A client of the API, written from docs/api.md: HTTP and WebSocket over plain asyncio streams.

It uses only the standard library, so that the attack can also send what no proper client would send
(half a request, half a frame), and so that thousands of connections stay cheap.
"""

import asyncio
import base64
import json
import os
import socket
import struct
from dataclasses import dataclass, field

HOST = "127.0.0.1"
# The largest response head and the largest line that is read.
LIMIT = 1 << 20


class NoAnswer(Exception):
    """The connection broke, or no answer came in time: the outcome is unknown."""


@dataclass
class Answer:
    """An HTTP response."""

    status: int
    headers: dict
    body: bytes

    def json(self):
        try:
            return json.loads(self.body)
        except ValueError:
            return {}

    @property
    def word(self):
        """The stable error code of a refusal."""
        answer = self.json()
        return answer.get("error", "") if isinstance(answer, dict) else ""

    @property
    def wait(self):
        """How many seconds the server asks the client to wait."""
        try:
            return float(self.headers.get("retry-after", 0.2))
        except ValueError:
            return 0.2


def request_bytes(method, path, body=None, cookie=None, headers=()):
    """An HTTP request as bytes."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}"]
    if cookie:
        lines.append(f"cookie: {cookie}")
    lines.extend(f"{name}: {value}" for name, value in headers)
    content = b""
    if body is not None:
        content = json.dumps(body, separators=(",", ":")).encode()
        lines.append("content-type: application/json")
    if body is not None or method in ("POST", "PUT"):
        lines.append(f"content-length: {len(content)}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + content


async def connect(port, source=None, receive_buffer=None):
    """Opens a connection from a loopback address; returns a reader and a writer."""
    plug = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    plug.setblocking(False)
    try:
        if receive_buffer:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        if source:
            plug.bind((source, 0))
        await asyncio.get_running_loop().sock_connect(plug, (HOST, port))
        plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return await asyncio.open_connection(sock=plug, limit=LIMIT)
    except BaseException:
        plug.close()
        raise


async def read_head(reader):
    """Reads the status and the headers of an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {}
    for line in head[1:]:
        name, _, value = line.partition(":")
        if name:
            headers[name.lower()] = value.strip()
    return int(head[0].split()[1]), headers


async def read_body(reader, status, headers):
    """Reads the body of an answer."""
    if status in (101, 204, 304):
        return b""
    if headers.get("transfer-encoding") == "chunked":
        parts = []
        while size := int((await reader.readuntil(b"\r\n")).split(b";")[0], 16):
            parts.append(await reader.readexactly(size))
            await reader.readexactly(2)
        await reader.readuntil(b"\r\n")
        return b"".join(parts)
    return await reader.readexactly(int(headers.get("content-length", 0)))


class Http:
    """A keep-alive connection that is reopened when it broke; one request at a time."""

    def __init__(self, port, source=None):
        self.port = port
        self.source = source
        self.cookie = None
        self.reader = self.writer = None

    def abort(self):
        """Hangs up at once."""
        if self.writer:
            self.writer.transport.abort()
        self.reader = self.writer = None

    async def open(self):
        if self.writer is None or self.reader.at_eof():
            self.abort()
            self.reader, self.writer = await connect(self.port, self.source)

    async def request(self, method, path, body=None, timeout=10.0):
        """Sends a request and waits for its answer."""
        try:
            async with asyncio.timeout(timeout):
                await self.open()
                self.writer.write(request_bytes(method, path, body, self.cookie))
                status, headers = await read_head(self.reader)
                content = await read_body(self.reader, status, headers)
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError) as error:
            self.abort()
            raise NoAnswer(f"{method} {path}: {error!r}") from error
        except (ValueError, IndexError) as error:
            self.abort()
            raise NoAnswer(f"{method} {path}: no HTTP: {error!r}") from error
        except asyncio.CancelledError:
            self.abort()
            raise
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        if headers.get("connection", "").lower() == "close":
            self.abort()
        return Answer(status, headers, content)


def frame_bytes(value, opcode=1):
    """A frame to the server: JSON as text, or raw bytes; masked, as RFC 6455 requires."""
    data = value if isinstance(value, bytes) else json.dumps(value, separators=(",", ":")).encode()
    mask = os.urandom(4)
    if len(data) < 126:
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | len(data))
    elif len(data) < 1 << 16:
        head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, len(data))
    else:
        head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, len(data))
    stretched = (mask * (len(data) // 4 + 1))[: len(data)]
    mixed = int.from_bytes(data, "big") ^ int.from_bytes(stretched, "big")
    return head + mask + mixed.to_bytes(len(data), "big")


async def read_frame(reader):
    """Reads a frame from the server: opcode and content. The server does not fragment messages."""
    first, second = await reader.readexactly(2)
    size = second & 0x7F
    if size == 126:
        (size,) = struct.unpack("!H", await reader.readexactly(2))
    elif size == 127:
        (size,) = struct.unpack("!Q", await reader.readexactly(8))
    return first & 0x0F, await reader.readexactly(size)


class Socket:
    """The WebSocket of a player: joins games, acts, answers probes, records the received turns."""

    def __init__(self, port, source, cookie):
        self.port = port
        self.source = source
        self.cookie = cookie
        self.reader = self.writer = self.task = None
        self.joined = set()
        self.waiting = {}
        # The turns received from the server, by game.
        self.heard = {}

    def abort(self):
        """Hangs up at once; pending requests get no answer."""
        if self.writer:
            self.writer.transport.abort()
        if self.task and self.task is not asyncio.current_task():
            self.task.cancel()
        self.reader = self.writer = self.task = None
        self.joined.clear()
        waiting, self.waiting = self.waiting, {}
        for answer in waiting.values():
            if not answer.done():
                answer.set_exception(NoAnswer("the socket closed"))

    async def open(self):
        """Opens the socket and waits for the `hello` frame."""
        if self.writer is not None:
            return
        reader, writer = await connect(self.port, self.source)
        try:
            headers = (
                ("connection", "upgrade"),
                ("upgrade", "websocket"),
                ("sec-websocket-version", "13"),
                ("sec-websocket-key", base64.b64encode(os.urandom(16)).decode()),
            )
            writer.write(request_bytes("GET", "/api/v1/socket", None, self.cookie, headers))
            status, _ = await read_head(reader)
            if status != 101:
                raise NoAnswer(f"the socket was answered with {status}")
            _, greeting = await read_frame(reader)
            if json.loads(greeting).get("say") != "hello":
                raise NoAnswer(f"no greeting: {greeting[:200]!r}")
        except BaseException:
            writer.transport.abort()
            raise
        self.reader, self.writer = reader, writer
        self.task = asyncio.create_task(self.listen(reader))

    async def listen(self, reader):
        """Reads frames until the socket ends."""
        try:
            while True:
                opcode, data = await read_frame(reader)
                if opcode == 8:
                    break
                if opcode == 9:
                    self.writer.write(frame_bytes(data, 10))
                elif opcode == 1:
                    self.take(json.loads(data))
        except (OSError, EOFError):
            pass
        if self.reader is reader:
            self.abort()

    def take(self, frame):
        """Handles one frame."""
        say = frame.get("say")
        if say == "probe":
            self.writer.write(frame_bytes({"do": "echo", "n": frame["n"]}))
        elif say in ("ack", "refused"):
            answer = self.waiting.pop((frame["game"], frame["id"]), None)
            if answer and not answer.done():
                answer.set_result(frame)
        elif say == "events":
            turns = self.heard.setdefault(frame["game"], set())
            for event in frame["events"]:
                if event.get("event") == "turn_played":
                    turns.add(event["turn"])

    async def join(self, game):
        if game not in self.joined:
            self.writer.write(frame_bytes({"do": "join", "game": game}))
            self.joined.add(game)

    async def act(self, game, request, action, timeout):
        """Sends an action to a table; returns the frame `ack` or `refused`."""
        try:
            async with asyncio.timeout(timeout):
                await self.open()
                await self.join(game)
                answer = asyncio.get_running_loop().create_future()
                self.waiting[game, request] = answer
                frame = {"do": "act", "game": game, "id": request, "action": action}
                self.writer.write(frame_bytes(frame))
                return await answer
        except (OSError, EOFError, ValueError, TimeoutError) as error:
            self.abort()
            raise NoAnswer(f"socket: {error!r}") from error


@dataclass
class Result:
    """The result of an action."""

    done: bool
    # A temporary failure: the same request may be sent again after `wait` seconds.
    passing: bool = False
    wait: float = 0.2
    # The status over HTTP or the reason over a socket, for tallies and reports.
    why: str = ""
    detail: str = ""


@dataclass
class Player:
    """A player with an address of their own."""

    port: int
    source: str
    by_socket: bool = False
    http: Http = field(init=False)
    socket: Socket = field(init=False, default=None)
    id: str = ""
    name: str = ""

    def __post_init__(self):
        self.http = Http(self.port, self.source)

    def close(self):
        self.http.abort()
        if self.socket:
            self.socket.abort()

    async def come(self, name=None, password=None):
        """Signs in as a guest, or registers if a name is given."""
        if name:
            body = {"name": name, "password": password}
            answer = await self.http.request("POST", "/api/v1/register", body, 30)
        else:
            answer = await self.http.request("POST", "/api/v1/guest", None, 30)
        if answer.status == 200:
            person = answer.json()["person"]
            self.id, self.name = person["id"], person["name"]
            if self.by_socket:
                self.socket = Socket(self.port, self.source, self.http.cookie)
        return answer

    async def act(self, game, request, action, timeout=5.0):
        """Sends an action to a table, once."""
        if self.socket:
            frame = await self.socket.act(game, request, action, timeout)
            return of_frame(frame)
        body = {"id": request, "action": action}
        answer = await self.http.request("POST", f"/api/v1/games/{game}/actions", body, timeout)
        return of_answer(answer)


def of_frame(frame):
    if frame["say"] == "ack":
        return Result(True)
    refusal = frame["refusal"]
    why = refusal.get("why", "")
    passing = why in ("trouble", "too_fast")
    wait = refusal.get("wait", 200) / 1000
    return Result(False, passing, wait, f"frame {why}", json.dumps(frame))


def of_answer(answer):
    if answer.status == 200:
        return Result(True)
    passing = answer.status == 429 or answer.status >= 500
    why = f"{answer.status} {answer.word}"
    return Result(False, passing, answer.wait, why, answer.body[:500].decode("utf-8", "replace"))
