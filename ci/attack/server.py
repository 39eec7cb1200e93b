"""The real server as a process: started, killed, frozen, measured."""

import asyncio
import os
import random
import resource
import signal
import socket
import subprocess
import time

from client import Http, NoAnswer

# The limit of open files in the unit in deploy/; here the server gets at most what the system
# allows.
OPEN_FILES = 65536


def free_port():
    """Returns a free port below the range that the system uses for outgoing connections."""
    while True:
        port = random.randrange(20000, 30000)
        with socket.socket() as plug:
            try:
                plug.bind(("127.0.0.1", port))
                return port
            except OSError:
                pass


def raise_open_files():
    """Lets this process and its children open as many files as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def processor_seconds(pid):
    """Returns the processor time that a process has used."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_seconds():
    """Returns the processor time that all processes of the machine have used."""
    with open("/proc/stat") as file:
        user, nice, system, _, _, irq, softirq = map(int, file.readline().split()[1:8])
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


class Server:
    """A server on a fixed port and data directory, across restarts of its process."""

    def __init__(self, paisho, data, log, **settings):
        self.paisho = paisho
        self.data = str(data)
        self.port = free_port()
        self.log_path = log
        self.log = open(log, "a")
        self.settings = settings
        self.process = None

    def start(self):
        flags = ["--listen", f"127.0.0.1:{self.port}", "--data", self.data]
        for name, value in self.settings.items():
            flags += [f"--{name.replace('_', '-')}", str(value)]
        self.process = subprocess.Popen(
            [self.paisho, "serve", *flags], stdout=self.log, stderr=self.log
        )

    @property
    def pid(self):
        return self.process.pid

    def dead(self):
        return self.process.poll() is not None

    def signal(self, number):
        self.process.send_signal(number)

    async def gone(self, seconds):
        """Waits until the process has ended; returns whether it did."""
        until = time.monotonic() + seconds
        while not self.dead():
            if time.monotonic() > until:
                return False
            await asyncio.sleep(0.01)
        return True

    async def kill(self):
        self.signal(signal.SIGKILL)
        await self.gone(10)

    async def terminate(self):
        """Asks the server to stop; returns how long it took, or None if it had to be killed."""
        began = time.monotonic()
        self.signal(signal.SIGTERM)
        if await self.gone(20):
            return time.monotonic() - began
        await self.kill()
        return None

    async def healthy(self, seconds=30):
        """Waits for a healthy `/healthz`; returns how long it took, or None if it never was."""
        began = time.monotonic()
        http = Http(self.port, "127.9.9.9")
        try:
            while time.monotonic() < began + seconds:
                try:
                    answer = await http.request("GET", "/healthz", timeout=2)
                    if answer.status == 200:
                        return time.monotonic() - began
                except NoAnswer:
                    if self.dead():
                        return None
                await asyncio.sleep(0.02)
            return None
        finally:
            http.abort()

    def status(self, field):
        """Returns a size from `/proc/PID/status`, in bytes."""
        try:
            with open(f"/proc/{self.pid}/status") as lines:
                for line in lines:
                    if line.startswith(field + ":"):
                        return int(line.split()[1]) * 1024
        except (OSError, ValueError):
            pass
        return 0

    def limit_memory(self, extra):
        """Limits the process to `extra` bytes more than it has now, both of address space and of
        writable memory: memory that an allocator has only reserved does not count as writable."""
        resource.prlimit(self.pid, resource.RLIMIT_AS, (self.status("VmSize") + extra, -1))
        resource.prlimit(self.pid, resource.RLIMIT_DATA, (self.status("VmData") + extra, -1))

    def lift_memory_limit(self):
        for limit in (resource.RLIMIT_AS, resource.RLIMIT_DATA):
            resource.prlimit(self.pid, limit, (-1, -1))

    def doctor(self):
        """Runs `paisho admin doctor`; returns whether it found nothing, and its output."""
        done = subprocess.run(
            [self.paisho, "admin", "doctor", "--data", self.data],
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        return done.returncode == 0, done.stdout.strip()

    def panics(self):
        """Returns the lines of the log that report a panic."""
        self.log.flush()
        with open(self.log_path, errors="replace") as lines:
            return [line.strip() for line in lines if "panicked" in line]

    def close(self):
        """Kills the process if it still runs; may be called more than once."""
        if self.process and not self.dead():
            self.process.kill()
            self.process.wait()
        self.log.close()
