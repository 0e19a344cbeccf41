"""`openrummy games` tells all that the code says about games, and what it tells can be set."""

import json

import msgspec
import pytest

from cli.conftest import Run
from openrummy.cli.settings import house_rules
from openrummy.games import GAMES, make_game


def test_every_game_option_and_preset_is_listed_with_its_words(run: Run) -> None:
    told = {game["name"]: game for game in json.loads(run("games", "--json").out)}
    assert list(told) == list(GAMES)
    for name, e in GAMES.items():
        options = {o["name"]: o for o in told[name]["options"]}
        assert list(options) == list(e.options.__struct_fields__)
        assert all(o["description"] for o in options.values())
        assert {k: o["default"] for k, o in options.items()} == msgspec.to_builtins(e.options())
        assert list(told[name]["presets"]) == list(e.presets)
        seats = make_game(name).seats
        assert told[name]["players"] == [seats[0], seats[-1]]
        assert set(told[name]["best"]) <= set(seats)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_and_bound_that_is_told_is_taken_and_one_more_is_not(run: Run, name: str) -> None:
    for o in json.loads(run("games", name, "--json").out)["options"]:
        for choice in o["choices"]:
            assert house_rules(name, "default", [f"{o['name']}={choice}"])
        if o["type"] in ("number", "number or none"):
            assert house_rules(name, "default", [f"{o['name']}={o['least']}"])
            for beyond in (o["least"] - 1, o["most"] + 1):
                with pytest.raises(ValueError, match=o["name"]):
                    house_rules(name, "default", [f"{o['name']}={beyond}"])


@pytest.mark.parametrize("name", GAMES)
def test_presets_can_be_made_from_what_is_told(run: Run, name: str) -> None:
    for preset, values in json.loads(run("games", name, "--json").out)["presets"].items():
        settings = [f"{k}={json.dumps(v)}" for k, v in values.items()]
        assert house_rules(name, "default", settings).options == GAMES[name].presets[preset]


def test_for_people_there_is_a_list_and_a_page(run: Run) -> None:
    listed = run("games")
    assert listed.code == 0
    assert all(name in listed.out for name in GAMES)
    page = run("games", "basic")
    assert "ace_mode = low   low or high_or_low" in page.out
    assert "five_rounds: match.rounds=5" in page.out


def test_an_unknown_game_is_named(run: Run) -> None:
    ran = run("games", "chess")
    assert (ran.code, ran.err) == (2, "openrummy: no game 'chess'; there are classic, basic, carousel, board\n")
