"""The real server as a process, for the duration of a `with` block."""

import json
import pathlib
import subprocess
import tempfile
import urllib.request


class Server:
    """A server on a free port with its own data directory."""

    def __init__(self, paisho):
        self.paisho = paisho

    def __enter__(self):
        self.data = tempfile.TemporaryDirectory(prefix="paisho-api-")
        self.log = open(pathlib.Path(self.data.name) / "log", "w+")
        # No request limits: the tools send thousands of requests from one address.
        settings = {
            "listen": "127.0.0.1:0",
            "data": str(pathlib.Path(self.data.name) / "data"),
            "requests-per-minute": "0",
            "sign-ins-per-minute": "0",
            "chat-per-minute": "10000",
        }
        flags = [part for key, value in settings.items() for part in (f"--{key}", value)]
        self.process = subprocess.Popen(
            [self.paisho, "serve", *flags], stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        for line in self.process.stdout:
            if line.startswith("serving http://"):
                self.url = line.split()[1].rstrip("/")
                return self
        self.__exit__()
        raise SystemExit(f"api: the server ended before it served anything\n{self.said}")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=60)
        self.process.stdout.close()
        self.log.seek(0)
        self.said = self.log.read()
        self.log.close()
        self.data.cleanup()

    def get(self, path):
        with urllib.request.urlopen(self.url + path, timeout=30) as answer:
            return json.load(answer)

    def post(self, path, body):
        """Posts JSON; returns the body of the answer and the cookie it sets."""
        request = urllib.request.Request(
            self.url + path,
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            cookie = (answer.headers["set-cookie"] or "").split(";")[0]
            return json.load(answer), cookie
