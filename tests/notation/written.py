"""What the tests of notation draw from: cards as they may be written, every action, and records of all games."""

from functools import lru_cache
from random import Random
from typing import Final

import msgspec
from hypothesis import strategies as st

from openrummy.cards import COPIES, FACES, JOKER, stands_for
from openrummy.core import (
    Accept,
    AnyAction,
    Close,
    Discard,
    Draw,
    End,
    Knock,
    LayDown,
    LayOff,
    Leave,
    Rearrange,
    Refuse,
    Reshuffle,
    Return,
    RoundRecord,
    Take,
    Void,
    apply,
    cards_to_shuffle,
    deal,
    legal,
    view,
)
from openrummy.games import GAMES, make_game
from openrummy.match import Record, add_round, new_match, new_record
from openrummy.notation import Spelling

PHYSICAL: Final = tuple(range(COPIES * FACES))
JOKERS: Final = tuple(copy * FACES + f for copy in range(COPIES) for f in (JOKER, JOKER + 1))
DECLARED: Final = tuple(stands_for(joker, face) for joker in JOKERS for face in range(JOKER))
BARE: Final = (Draw(), Take(), End(), Knock(), Accept(), Refuse(), Void())

spellings = st.sampled_from(Spelling)
cards_ = st.sampled_from(PHYSICAL + DECLARED)
melds_ = st.lists(cards_, max_size=6).map(tuple)
tables = st.lists(melds_, max_size=4).map(tuple)
seats = st.integers(0, 9)

actions: st.SearchStrategy[AnyAction] = st.one_of(
    st.sampled_from(BARE),
    melds_.map(LayDown),
    st.builds(LayOff, cards_, st.integers(0, 40)),
    tables.map(Rearrange),
    cards_.map(Discard),
    cards_.map(Close),
    melds_.map(Reshuffle),
    st.builds(Leave, seats, st.booleans()),
    seats.map(Return),
)
round_records = st.builds(
    RoundRecord, seats, melds_, st.lists(actions, max_size=6).map(tuple), st.lists(seats, max_size=3).map(tuple)
)

# House rules beside the presets: a number, a word, an object, nothing at all.
HOUSE_RULES: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "classic": ({"hand": 5, "target": 7}, {"recycle_shuffle": True}),
    "basic": ({"hand": {"2": 4, "3": 4, "4": 4, "5": 4, "6": 4}, "ace_mode": "high_or_low"}, {"max_recycles": 0}),
    "carousel": ({"joker_release": "from_hand", "hand": 6}, {"box_bonus_scope": "all"}),
    "board": ({"extra_joker_mode": "hand", "games": 2}, {"refuse_doubles": 1, "games": 3}),
}


@lru_cache(maxsize=256)
def played(name: str, players: int, rules: int, seed: int, most: int = 150) -> Record:
    """A record of at most so many random actions; a house rule or preset by number, extra jokers where they are known.

    Now and then a seat leaves or comes back.
    """
    rng = Random(f"{name} {players} {rules} {seed}")
    choices = [*GAMES[name].presets.values(), *(make_game(name, o).options for o in HOUSE_RULES[name])]
    g = make_game(name, choices[rules % len(choices)])
    match, record = new_match(g, players, seed % players), new_record(g, players)
    while most > 0 and not match.over:
        brought = (0, players - 1) if g.dealing.extra_jokers != "none" else ()
        order = list(g.deck(players, len(brought)))
        rng.shuffle(order)
        s = deal(g, order, players, match.dealer, brought)
        record = record.with_round(RoundRecord(match.dealer, tuple(order), (), brought))
        while most > 0 and s.public.outcome is None:
            most -= 1
            due = cards_to_shuffle(s.public)
            a: AnyAction
            if due is not None:
                a = Reshuffle(tuple(rng.sample(due, len(due))))
            elif rng.random() < 0.03:
                a = Return(s.public.away[0]) if s.public.away else Leave(rng.randrange(players))
            else:
                a = rng.choice(list(legal(g, view(s, s.seat))))
            s, _ = apply(g, s, a)
            record = record.with_action(a)
        if s.public.outcome is not None:
            match = add_round(g, match, s)
    return record


@st.composite
def played_records(draw: st.DrawFn) -> Record:
    """Records that were played, of any game."""
    name = draw(st.sampled_from(sorted(HOUSE_RULES)))
    players = draw(st.sampled_from(make_game(name).seats))
    return played(name, players, draw(st.integers(0, 6)), draw(st.integers(0, 3)))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records that were played, some of them spoiled: actions and rounds that could not have happened."""
    record = draw(played_records())
    if draw(st.booleans()):
        return record
    rounds = list(record.rounds)
    where = draw(st.integers(0, len(rounds) - 1))
    r = rounds[where]
    at = draw(st.integers(0, len(r.actions)))
    rounds[where] = msgspec.structs.replace(r, actions=(*r.actions[:at], draw(actions), *r.actions[at:]))
    rounds += draw(st.lists(round_records, max_size=2))
    return msgspec.structs.replace(record, rounds=tuple(rounds))
