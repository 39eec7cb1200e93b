"""The measurement of part B: short phases alone and under attack that alternate within one run.

How fast a machine is changes from minute to minute. If one half of a run were measured after the
other, that change would be part of the comparison. So the run has several rounds, each with a phase
of both kinds, in an order that is swapped from round to round. The beginning of each phase, in which
the attack builds up or its remains are worked off, is left out.
"""

import asyncio
import os
import random
import time
from dataclasses import dataclass, field

from report import counts, megabytes, millis, quantile
from server import machine_seconds, processor_seconds

ALONE = "alone"
ATTACKED = "under attack"
# How often rounds are drawn again for the interval of the ratio.
RESAMPLES = 2000


def order(rounds):
    """The kinds of all phases: alone first in even rounds, under attack first in odd ones."""
    pair = (ALONE, ATTACKED)
    return [kind for number in range(rounds) for kind in (pair if number % 2 == 0 else pair[::-1])]


class Memory:
    """The memory of the server's process, sampled five times a second."""

    def __init__(self, server):
        self.server = server
        self.most = 0

    async def run(self):
        while True:
            self.most = max(self.most, self.server.status("VmRSS"))
            await asyncio.sleep(0.2)


class Phase:
    """One phase of the run, alone or under attack."""

    def __init__(self, kind, server, load, attackers):
        self.kind = kind
        self.server = server
        self.load = load
        self.attackers = [process.pid for process in attackers]

    def used(self):
        """Processor time so far: of the server, of client and attackers, and of the machine."""
        ours = sum(processor_seconds(pid) for pid in [os.getpid(), *self.attackers])
        return processor_seconds(self.server.pid), ours, machine_seconds()

    async def measure(self, seconds):
        memory = Memory(self.server)
        task = asyncio.create_task(memory.run())
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
        self.memory = memory.most
        task.cancel()

    def measured(self):
        """The measurement, once all turns that were due in this phase have been played."""
        own = [sample for sample in self.load.samples if self.began <= sample.due < self.ended]
        lags = [lag for at, lag in self.load.lags if self.began <= at < self.ended]
        seconds = self.ended - self.began
        return Measurement(self.kind, seconds, own, lags, self.memory, [self.cores])


@dataclass
class Measurement:
    """The turns of one phase, or of several phases of the same kind."""

    name: str
    seconds: float
    samples: list
    lags: list
    memory: int
    cores: list
    took: list = field(init=False)

    def __post_init__(self):
        self.took = sorted(sample.took for sample in self.samples)

    @property
    def turns(self):
        return len(self.samples)

    def share(self, share):
        """The time within which this share of the turns was acknowledged."""
        return quantile(self.took, share)

    def troubles(self):
        tally = {}
        for trouble in (trouble for sample in self.samples for trouble in sample.troubles):
            tally[trouble] = tally.get(trouble, 0) + 1
        return tally

    def row(self):
        took_sent = sorted(sample.took_sent for sample in self.samples)
        cores = (sum(column) / len(self.cores) for column in zip(*self.cores, strict=True))
        return (
            self.name,
            self.turns,
            f"{self.turns / self.seconds:.1f}",
            millis(self.share(0.5)),
            millis(self.share(0.95)),
            millis(self.share(0.99)),
            millis(self.took[-1]) if self.took else "-",
            millis(quantile(took_sent, 0.99)),
            counts(self.troubles()),
            millis(quantile(sorted(self.lags), 0.99)),
            megabytes(self.memory),
            *(f"{share:.2f}" for share in cores),
        )


HEAD = (
    "the others",
    "turns",
    "turns/s",
    "p50",
    "p95",
    "p99",
    "most",
    "p99 once sent",
    "troubles",
    "client's own p99",
    "memory at most",
    "cores: server",
    "client",
    "other programs",
)


def pooled(measurements):
    """All phases of one kind as one measurement."""
    return Measurement(
        measurements[0].name,
        sum(one.seconds for one in measurements),
        [sample for one in measurements for sample in one.samples],
        [lag for one in measurements for lag in one.lags],
        max(one.memory for one in measurements),
        [cores for one in measurements for cores in one.cores],
    )


class Comparison:
    """All phases of a run, and how much longer turns took under attack than alone."""

    def __init__(self, measurements, least):
        """`least` is what a time without attack counts as at least, in seconds."""
        self.phases = measurements
        self.least = max(least, 1e-6)
        kinds = [[one for one in measurements if one.name == kind] for kind in (ALONE, ATTACKED)]
        # In every round there is one phase of each kind.
        self.rounds = list(zip(*kinds, strict=True))
        self.alone, self.attacked = (pooled(kind) for kind in kinds)

    def ratio(self, share=0.99):
        return self.attacked.share(share) / max(self.alone.share(share), self.least)

    def interval(self, seed, share=0.99):
        """The interval that holds the ratio in 95 of 100 runs, if the rounds of this run are
        typical: the ratio is found again for as many rounds drawn from them with repetition."""
        rng = random.Random(seed)
        ratios = []
        for _ in range(RESAMPLES):
            drawn = rng.choices(self.rounds, k=len(self.rounds))
            alone, attacked = (
                quantile(sorted(took for one in kind for took in one.took), share)
                for kind in zip(*drawn, strict=True)
            )
            ratios.append(attacked / max(alone, self.least))
        ratios.sort()
        return quantile(ratios, 0.025), quantile(ratios, 0.975)
