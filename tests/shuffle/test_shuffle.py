"""From seeds to a deck order: every order as likely as any other, and the same for everybody who computes it again."""

import hashlib
import json
import runpy
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chi2

from openrummy import shuffle
from openrummy.cards import pack
from openrummy.errors import BadInput
from openrummy.shuffle import SHUFFLE_VERSION, commitment, first_dealer, seed_from_text, shuffled

ROOT = Path(__file__).parents[2]
VECTORS: dict[str, Any] = json.loads((ROOT / "tests" / "data" / "shuffle_vectors.json").read_text("utf-8"))
SEED = bytes(range(32))
PACK = pack()
seeds = st.binary(min_size=16, max_size=80)


# --- the algorithm, written again from its description, with SHA-256 alone ---------------------------------------


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104."""
    key = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in key) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in key) + inner).digest()


def stream(server_seed: bytes, seat_seeds: Sequence[bytes], label: bytes) -> Iterator[int]:
    mixed = b"".join(len(s).to_bytes(4, "big") + s for s in seat_seeds)
    key, counter = hmac_sha256(server_seed, b"openrummy/shuffle/1" + mixed), 0
    while True:
        block = hmac_sha256(key, label + counter.to_bytes(8, "big"))
        for i in range(8):
            yield int.from_bytes(block[4 * i : 4 * i + 4], "big")
        counter += 1


def fair(limit: int, numbers: Iterator[int]) -> int:
    while (n := next(numbers)) >= 2**32 // limit * limit:
        pass
    return n % limit


def again(deck: Sequence[int], seed: bytes, round_: int, seats: Sequence[bytes], times: int) -> list[int]:
    numbers = stream(seed, seats, b"deal" + round_.to_bytes(4, "big") + times.to_bytes(4, "big"))
    order = sorted(deck)
    for last in reversed(range(1, len(order))):
        other = fair(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return order


@given(
    st.sets(st.integers(0, 215)), seeds, st.integers(0, 2**32 - 1), st.lists(st.binary(max_size=40)), st.integers(0, 9)
)
def test_the_order_is_a_permutation_that_anybody_can_compute_again(
    deck: set[int], seed: bytes, round_: int, seats: list[bytes], times: int
) -> None:
    """0.6.3."""
    order = shuffled(tuple(deck), seed, round_, seats, times)
    assert sorted(order) == sorted(deck)
    assert list(order) == again(tuple(deck), seed, round_, seats, times)
    assert order == shuffled(tuple(deck), seed, round_, seats, times)


@given(seeds, st.integers(1, 9), st.lists(st.binary(max_size=20), max_size=4))
def test_the_first_dealer_follows_from_the_same_seeds(seed: bytes, players: int, seats: list[bytes]) -> None:
    """0.6.3, MAN-3, BRD-17: random from the seeded generator."""
    dealer = first_dealer(players, seed, seats)
    assert dealer in range(players)
    assert dealer == fair(players, stream(seed, seats, b"dealer"))


def test_the_deck_is_sorted_before_it_is_shuffled() -> None:
    """So that nobody's way of listing it matters."""
    assert shuffled(PACK[::-1], SEED, 0) == shuffled(PACK, SEED, 0)


def test_an_empty_deck_and_a_single_card_stay_as_they_are() -> None:
    assert shuffled((), SEED, 0) == ()
    assert shuffled((7,), SEED, 0) == (7,)


# --- what was published ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", VECTORS["orders"], ids=lambda row: f"{row['what']}, round {row['round']}")
def test_the_published_orders_hold(row: dict[str, Any]) -> None:
    seats = [bytes.fromhex(s) for s in row["seat_seeds"]]
    args = (row["deck"], bytes.fromhex(row["server_seed"]), row["round"], seats, row["times"])
    assert list(shuffled(*args)) == row["order"] == again(*args)


def test_the_published_commitments_and_dealers_hold() -> None:
    assert VECTORS["version"] == SHUFFLE_VERSION
    for row in VECTORS["commitments"]:
        seed = bytes.fromhex(row["server_seed"])
        digest = hashlib.sha256(b"openrummy/shuffle/1/commit" + seed).hexdigest()
        assert commitment(seed) == row["commitment"] == digest
    for row in VECTORS["dealers"]:
        seats = [bytes.fromhex(s) for s in row["seat_seeds"]]
        assert first_dealer(row["players"], bytes.fromhex(row["server_seed"]), seats) == row["dealer"]


def test_the_published_file_is_what_its_script_writes() -> None:
    written = runpy.run_path(str(ROOT / "scripts" / "shuffle_vectors.py"))["text"]()
    assert (ROOT / "tests" / "data" / "shuffle_vectors.json").read_text("utf-8") == written


# --- what makes another order ------------------------------------------------------------------------------------


def test_every_seed_round_and_reshuffle_gives_another_order() -> None:
    """0.6.3: also seat seeds that are joined, swapped or empty."""
    a, b = b"a" * 16, b"b" * 16
    orders = [
        shuffled(PACK, SEED, 0),
        shuffled(PACK, SEED[::-1], 0),
        shuffled(PACK, SEED, 1),
        shuffled(PACK, SEED, 256),
        shuffled(PACK, SEED, 0, times=1),
        shuffled(PACK, SEED, 0, times=256),
        shuffled(PACK, SEED, 1, times=1),
        shuffled(PACK, SEED, 0, [b""]),
        shuffled(PACK, SEED, 0, [b"", b""]),
        shuffled(PACK, SEED, 0, [a]),
        shuffled(PACK, SEED, 0, [a, b]),
        shuffled(PACK, SEED, 0, [b, a]),
        shuffled(PACK, SEED, 0, [a + b]),
        shuffled(PACK, SEED, 0, [a + b, b""]),
        shuffled(PACK, SEED, 0, [b"", a + b]),
        shuffled(PACK, SEED, 0, [a, b[:8], b[8:]]),
    ]
    assert len(set(orders)) == len(orders)


def test_each_seat_seed_changes_the_order() -> None:
    """One honest player is enough."""
    seats = [bytes([i]) * 16 for i in range(4)]
    orders = {shuffled(PACK, SEED, 0, seats)}
    for i in range(4):
        orders.add(shuffled(PACK, SEED, 0, [*seats[:i], b"another seed 16b", *seats[i + 1 :]]))
    assert len(orders) == 5


@pytest.mark.parametrize("length", [0, 1, 15])
def test_a_short_seed_is_refused(length: int) -> None:
    """K06: at least 128 bits."""
    for use in (commitment, lambda s: shuffled(PACK, s, 0), lambda s: first_dealer(4, s)):
        with pytest.raises(BadInput, match="at least 16 bytes"):
            use(bytes(length))
    commitment(bytes(16))


@pytest.mark.parametrize(("round_", "times"), [(-1, 0), (0, -1), (2**32, 0), (0, 2**32)])
def test_rounds_and_reshuffles_count_from_0_in_four_bytes(round_: int, times: int) -> None:
    with pytest.raises(BadInput):
        shuffled(PACK, SEED, round_, (), times)


def test_a_dealer_needs_a_player() -> None:
    for players in (0, -1):
        with pytest.raises(BadInput):
            first_dealer(players, SEED)


def test_the_commitment_tells_one_seed_from_another() -> None:
    """It is published before the deal, and says nothing of the seed."""
    many = [commitment(seed_from_text(str(i))) for i in range(100)]
    assert len(set(many)) == 100
    assert all(len(c) == 64 for c in many)
    assert commitment(SEED) != hashlib.sha256(SEED).hexdigest()
    assert commitment(bytes(16)) != commitment(bytes(17))


def test_a_seed_can_be_named() -> None:
    assert seed_from_text("a table") == seed_from_text("a table") != seed_from_text("a tablE")
    assert len(seed_from_text("")) == 32


# --- every order equally likely ----------------------------------------------------------------------------------


def test_a_number_above_the_largest_multiple_is_rejected() -> None:
    """No modulo bias: 2^32 leaves a rest of 1 by 3, so 2^32 - 1 would favour 0."""
    assert shuffle._below(3, iter([2**32 - 1, 2**32 - 2])) == 2
    assert shuffle._below(3, iter([2**32 - 1, 2**32 - 1, 4])) == 1
    assert shuffle._below(2**31 + 1, iter([2**31 + 1, 2**32 - 1, 2**31])) == 2**31


@pytest.mark.parametrize("limit", [1, 2, 4, 64])
def test_no_number_is_rejected_where_the_range_divides_evenly(limit: int) -> None:
    assert shuffle._below(limit, iter([2**32 - 1])) == limit - 1


@pytest.mark.parametrize("limit", range(1, 111))
def test_each_result_comes_from_as_many_numbers(limit: int) -> None:
    """The last number that is taken is the last of its multiple; the next is not taken."""
    whole = 2**32 // limit * limit
    assert shuffle._below(limit, iter([whole - 1])) == limit - 1
    if whole < 2**32:
        assert shuffle._below(limit, iter([whole, whole + 1 if whole + 1 < 2**32 else whole, 0])) == 0


def test_a_biased_stream_is_shuffled_by_the_rejection_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stub stream of numbers that a plain remainder would use: each of them is passed over."""
    taken: list[int] = []

    def stub(key: bytes, label: bytes) -> Iterator[int]:
        for n in (2**32 - 1, 1, 2**32 - 1, 1):
            taken.append(n)
            yield n

    monkeypatch.setattr(shuffle, "_numbers", stub)
    assert shuffled((10, 20, 30), SEED, 0) == (10, 30, 20)  # 3 rejects, then takes 1; 2 takes 2^32 - 1
    assert taken == [2**32 - 1, 1, 2**32 - 1]


def test_every_card_is_equally_likely_in_every_place() -> None:
    """K05: 20,000 shuffles of 52 cards, position by card, chi-square under the 0.999 quantile of 51 x 51 degrees."""
    shuffles = 20_000
    orders = np.array([shuffled(PACK, SEED, number) for number in range(shuffles)], dtype=np.int64)
    places = np.arange(52, dtype=np.int64) * 52
    counts = np.bincount((orders + places).ravel(), minlength=52 * 52)
    expected = shuffles / 52
    statistic = float(((counts - expected) ** 2).sum() / expected)
    assert counts.sum() == shuffles * 52
    assert statistic < chi2.ppf(0.999, 51 * 51)
    assert statistic > chi2.ppf(0.001, 51 * 51)


def test_every_order_of_four_cards_is_equally_likely() -> None:
    """24 orders, 12,000 shuffles."""
    counts = Counter(shuffled((0, 1, 2, 3), SEED, number) for number in range(12_000))
    assert len(counts) == 24
    statistic = sum((n - 500) ** 2 / 500 for n in counts.values())
    assert statistic < chi2.ppf(0.999, 23)


def test_every_seat_is_equally_likely_to_deal_first() -> None:
    """0.6.3, MAN-3."""
    counts = Counter(first_dealer(3, seed_from_text(str(i))) for i in range(3000))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < chi2.ppf(0.999, 2)
    assert len(counts) == 3
