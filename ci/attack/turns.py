"""Random legal turns, found by `paisho engine` (docs/engine-protocol.md)."""

import random
import subprocess
from dataclasses import dataclass


@dataclass(frozen=True)
class Turn:
    """A turn and its seat: `H` for Host, `G` for Guest."""

    seat: str
    text: str


class Engine:
    """The engine's text protocol, used only to list legal turns and to replay them."""

    def __init__(self, paisho):
        self.process = subprocess.Popen(
            [paisho, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=30)
        self.process.stdout.close()

    def tell(self, line):
        self.process.stdin.write(line + "\n")

    def ask(self, line):
        self.tell(line)
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        if not answer or answer[0] == "error":
            raise RuntimeError(f"the engine answered {line!r} with {' '.join(answer)!r}")
        return answer

    def position(self):
        return self.ask("show")[1]

    def random_turn(self, rng):
        """Returns a legal turn of the current position, or None if the game is over."""
        steps = self.ask("legal")[2:]
        if not steps:
            return None
        text = rng.choice(steps)
        if text.startswith("("):
            bonuses = self.ask(f"legal {text}")[2:]
            bonus = rng.choice(bonuses) if bonuses else "decline"
            if bonus != "decline":
                text += bonus
        # The third part of a position text begins with the seat to move.
        return Turn(self.position().split("~")[2][0], text)

    def script(self, ruleset, length, seed):
        """Returns the turns of a random game, at most `length`."""
        rng = random.Random(seed)
        self.tell(f"newgame {ruleset}")
        turns = []
        while len(turns) < length and (turn := self.random_turn(rng)):
            turns.append(turn)
            self.tell(f"play {turn.text}")
        return turns

    def next_turn(self, ruleset, turns, seed=1):
        """Returns a legal turn, with its seat, after these turns (without labels)."""
        self.tell(f"position start {ruleset}" + (f" turns {';'.join(turns)}" if turns else ""))
        return self.random_turn(random.Random(seed))

    def position_after(self, ruleset, turns):
        self.tell(f"position start {ruleset}" + (f" turns {';'.join(turns)}" if turns else ""))
        return self.position()


def scripts(paisho, ruleset, count, length, seed):
    """Returns several random games."""
    with Engine(paisho) as engine:
        return [engine.script(ruleset, length, seed * 1000 + i) for i in range(count)]
