"""Whatever is typed, the terminal answers: it plays, refuses or asks again, and never falls over."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cli.scripted import Printed, play, script
from openrummy.games import GAMES, make_game
from openrummy.match import replay

WORDS = (
    "draw take meld lay off on discard close end pass knock accept refuse rearrange sort rank suit hint score rules"
    " help table quit y n 1 2 3 4 17 0 -1 ² # #1 #2 7h kd * *6s r7 J k12 [ ] [7h 8h 9h] [*6s 6c 6d] İ ı 10♥"
).split(" ")
LINES = st.lists(
    st.one_of(st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join), st.text(max_size=12)), max_size=25
)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None)
@given(lines=LINES)
def test_any_words_are_answered_and_what_was_played_is_a_legal_match(name: str, lines: list[str]) -> None:
    g = make_game(name)
    with tempfile.TemporaryDirectory() as folder:
        playing = play(g, script(lines), Path(folder) / "m.txt", Printed(), g.seats[0])
        assert (Path(folder) / "m.txt").exists()
    assert sum(1 for _ in replay(playing.record)) == sum(1 + len(r.actions) for r in playing.record.rounds)
