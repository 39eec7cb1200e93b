"""Markdown tables, and a list of broken guarantees."""


class Promises:
    """Checks guarantees and collects the broken ones."""

    def __init__(self):
        self.broken = []

    def expect(self, holds, message):
        if not holds:
            self.broken.append(message)
        return holds

    def print(self):
        if not self.broken:
            print("attack: every promise was kept")
            return
        print(f"attack: {len(self.broken)} promises were broken")
        for message in self.broken[:40]:
            print(f"  - {message}")


def table(head, rows):
    """Prints a table in Markdown, its columns aligned."""
    cells = [[str(cell) for cell in row] for row in [head, *rows]]
    widths = [max(len(row[i]) for row in cells) for i in range(len(head))]
    cells.insert(1, ["-" * width for width in widths])
    for row in cells:
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("| " + " | ".join(padded) + " |")
    print(flush=True)


def quantile(sorted_values, share):
    """Returns the value below which the given share of the values lies."""
    if not sorted_values:
        return float("nan")
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


def millis(seconds):
    return f"{seconds * 1000:.1f} ms"


def megabytes(size):
    """Bytes as MB: a million bytes."""
    return f"{size / 1e6:.0f} MB"


def counts(tally):
    """Formats a tally: `12 × 200, 3 × 429 too_fast`."""
    if not tally:
        return "none"
    return ", ".join(f"{number} × {what}" for what, number in sorted(tally.items()))
