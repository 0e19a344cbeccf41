"""Throws positions at the kernel that no game would: an answer must be legal, a refusal must be a ValueError.

    python scripts/fuzz_kernel.py [--seconds 60] [--seed 1]

Positions start legal and are then mutated: cards swapped, doubled, renamed, melds cut and joined, costs and limits out
of range, bits of hands at random.  Whatever the kernel accepts is checked for conservation of cards and legality.  With
the same seed the positions are the same.  Exit code 1 at the first fault, with the call that shows it.
"""

import argparse
import random
import sys
from time import monotonic
from typing import Any, Final

from openrummy.cards import FACES, JOKER, Card, is_card, physical, stands_for
from openrummy.errors import Illegal
from openrummy.melds import Ace, Found, MeldRules, Release, card_values, check_rebuild, look
from openrummy.melds.compiled import KERNEL

ODD: Final = (-1, 216, 255, 256, 1 << 20, (1 << 31) - 1, -(1 << 31), 52 | 60 << 8, 5 | 3 << 8)
NODES: Final = 3000  # keeps every call short; an answer within a budget must be as legal as any


def position(rng: random.Random) -> dict[str, Any]:
    """Keyword arguments of a call that is nearly always legal."""
    declared, pool = rng.random() < 0.5, [c for c in range(216) if c % FACES < JOKER]
    rng.shuffle(pool)
    jokers = [c for c in range(216) if c % FACES >= JOKER]
    rng.shuffle(jokers)
    left = set(pool[: rng.choice((20, 60, 108))])
    table: list[tuple[Card, ...]] = []
    for _ in range(rng.randrange(12)):
        suit, low, size = rng.randrange(4), rng.randrange(13), rng.randint(3, 7)
        run = rng.random() < 0.5
        faces = (
            [13 * suit + (low + i) % 13 for i in range(size)]
            if run
            else [13 * s + low for s in range(rng.choice((3, 4)))]
        )
        meld: list[Card] = []
        for f in faces:
            found = next((c for c in sorted(left) if c % FACES == f), None)
            if found is not None:
                left.remove(found)
                meld.append(found)
            elif jokers and rng.random() < 0.4:
                meld.append(stands_for(jokers.pop(), f) if declared else jokers.pop())
        rules = MeldRules(ace=Ace.BOTH, declared=declared)
        known = look(tuple(meld), rules)
        if isinstance(known, Found):
            table.append(known.meld)
    hand = rng.sample(sorted(left), min(len(left), rng.randrange(15))) + jokers[: rng.choice((0, 0, 1, 2))]
    return {
        "table": tuple(table),
        "hand": tuple(sorted(hand)),
        "cost": rng.choice(((1,) * FACES, card_values(), (*(rng.randrange(1001) for _ in range(JOKER)), 9, 9))),
        "limit": rng.choice((0, 5, 50, 1 << 20)),
        "ace_both": True,
        "declared": declared,
        "from_hand": rng.random() < 0.5,
        "nodes": NODES,
    }


def mutated(call: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The call with one or two things changed that need not make sense."""
    call = dict(call)
    for _ in range(rng.randint(1, 2)):
        table, hand = [list(m) for m in call["table"]], list(call["hand"])
        match rng.randrange(8):
            case 0 if table and all(table):
                meld = rng.choice(table)
                meld[rng.randrange(len(meld))] = rng.choice((*ODD, rng.randrange(216)))
            case 1 if table:
                table.append(rng.choice(table)[: rng.randrange(15)])
            case 2 if len(table) > 1:
                table[0] += table.pop()
            case 3:
                hand.append(rng.choice((*ODD, rng.randrange(216))))
            case 4:
                call["cost"] = tuple(
                    rng.choice((-1, 0, 1000, 1001, 1 << 40)) for _ in range(rng.choice((0, 53, 54, 55)))
                )
            case 5:
                call["limit"] = rng.choice((-1, -(1 << 31), (1 << 31) - 1, 1 << 40))
            case 6:
                call["declared"] = not call["declared"]
            case _:
                rng.shuffle(hand)
                call["ace_both"] = not call["ace_both"]
        call["table"], call["hand"] = tuple(map(tuple, table)), tuple(hand)
    return call


def fault(call: dict[str, Any]) -> str | None:
    """What is wrong with the kernel's answer to a call; None when nothing is."""
    assert KERNEL is not None
    try:
        answer = KERNEL.rebuild(**call)
    except (ValueError, TypeError, RuntimeError, OverflowError):
        return None
    if answer is None:
        return None
    table, played, changed, cost, _, _ = answer
    release = Release.FROM_HAND if call["from_hand"] else Release.NATURAL_ON_TABLE
    rules = MeldRules(Ace.BOTH if call["ace_both"] else Ace.LOW, call["declared"], release)
    if not all(isinstance(look(meld, rules), Found) for meld in call["table"]):
        return None  # the kernel trusts its caller for melds; only its memory is at stake
    if not all(is_card(physical(c)) for meld in table for c in meld):
        return "a card that does not exist"
    if played:
        try:
            check_rebuild(call["table"], call["hand"], table, rules)
        except Illegal as e:
            return f"an illegal table: {e}"
    left = sum(call["cost"][physical(c) % FACES] for c in call["hand"] if c not in played)
    return None if left == cost and 0 <= changed <= len(call["table"]) else "wrong numbers"


def fuzz_splitter(rng: random.Random) -> str | None:
    """The splitter with hands of any bits and values of any size."""
    assert KERNEL is not None
    try:
        values = tuple(rng.choice((0, 1, 10, 1000, rng.randrange(-5, 1005))) for _ in range(rng.choice((51, 52, 54))))
        splitter = KERNEL.Splitter(values, rng.random() < 0.5)
        hand = rng.getrandbits(rng.choice((13, 52, 52, 52, 64, 70)))
        melds, left, lost, _ = splitter.split(hand)
    except (ValueError, TypeError, OverflowError):
        return None
    whole = sorted([*left, *(c for meld in melds for c in meld)])
    fits = whole == [f for f in range(52) if hand >> f & 1] and lost == sum(values[f] for f in left)
    return None if fits and lost == splitter.deadwood(hand) else f"split {values} {hand}"


def main() -> int:
    """Fuzz for a bounded time; 1 at the first fault."""
    parser = argparse.ArgumentParser(description="Throw positions at the kernel that no game would.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if KERNEL is None:
        print("the kernel is not compiled: nothing to fuzz")
        return 1
    rng = random.Random(args.seed)
    until, calls = monotonic() + args.seconds, 0
    while monotonic() < until:
        call = position(rng)
        for tried in (call, mutated(call, rng), mutated(call, rng)):
            calls += 1
            if (wrong := fault(tried)) is not None:
                print(f"{wrong}: {tried}")
                return 1
        if (wrong := fuzz_splitter(rng)) is not None:
            print(wrong)
            return 1
    print(f"{calls} calls, no fault")
    return 0


if __name__ == "__main__":
    sys.exit(main())
