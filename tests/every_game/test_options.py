"""House rules: every preset and every option can be written down, read back, changed, and is checked."""

from collections.abc import Iterator
from enum import EnumMeta
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from every_game.play import each_game
from openrummy.errors import BadInput
from openrummy.games import GAMES, make_game

PRESETS = [(name, preset) for name, entry in GAMES.items() for preset in entry.presets]
each_preset = pytest.mark.parametrize(("name", "preset"), PRESETS)


def fields_of(name: str) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(GAMES[name].options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def other_values(kind: inspect.Type, now: Any) -> Iterator[Any]:
    """JSON values of a type that are not the one it has."""
    match kind:
        case inspect.Metadata(type=inner):
            yield from other_values(inner, now)
        case inspect.BoolType():
            yield not now
        case inspect.IntType(ge=least, le=most):
            yield from {now + 1 if most is None or now < most else now - 1, least, most} - {now, None}
        case inspect.EnumType(cls=cls):
            assert isinstance(cls, EnumMeta)
            yield from (m.value for m in cls if m.value != now)
        case inspect.UnionType(types=kinds):
            for one in kinds:
                yield from (v for v in other_values(one, now if isinstance(now, int) else 1) if v != now)
        case inspect.NoneType():
            yield None
        case inspect.StructType(cls=cls, fields=fields):
            plain = msgspec.to_builtins(cls())
            yield from ({**plain, f.encode_name: v} for f in fields for v in other_values(f.type, plain[f.encode_name]))
        case inspect.DictType():
            yield from ({**now, key: value - 1} for key, value in now.items())
        case _:
            raise AssertionError(f"no other value is known for {kind}")


def wrong_values(kind: inspect.Type) -> Iterator[Any]:
    """JSON values that a type does not allow: another type, and just outside of every bound."""
    yield from ("nonsense", [], 1.5, {"no": "such"})
    match kind:
        case inspect.Metadata(type=inner):
            yield from wrong_values(inner)
        case inspect.IntType(ge=least, le=most):
            yield from (v for v in (None if least is None else least - 1, most and most + 1) if v is not None)
        case inspect.UnionType(types=kinds):
            yield from (v for one in kinds if isinstance(one, inspect.IntType) for v in wrong_values(one))
        case _:
            pass


@each_preset
def test_a_preset_can_be_written_down_and_read_back(name: str, preset: str) -> None:
    g = make_game(name, preset=preset)
    raw = msgspec.json.decode(msgspec.json.encode(g.options))
    again = make_game(name, raw)
    assert again.options == g.options == GAMES[name].presets[preset]
    assert make_game(name, g.options).options == g.options
    assert set(raw) == {f.name for f in fields_of(name)}


@each_game
def test_every_game_has_a_default_preset_with_its_own_name(name: str) -> None:
    assert "default" in GAMES[name].presets
    assert make_game(name).name == name == GAMES[name].name
    assert set(GAMES[name].best) <= set(make_game(name).seats)


@each_preset
def test_every_option_can_be_changed_alone(name: str, preset: str) -> None:
    now = msgspec.to_builtins(GAMES[name].presets[preset])
    for f in fields_of(name):
        for value in other_values(f.type, now[f.name]):
            g = make_game(name, {f.name: value}, preset)
            read = msgspec.to_builtins(g.options)
            assert read == {**now, f.name: value}
            assert read != now


@each_game
def test_every_option_is_described(name: str) -> None:
    for f in fields_of(name):
        assert isinstance(f.type, inspect.Metadata | inspect.IntType | inspect.BoolType | inspect.UnionType)
        described = f.type.extra_json_schema if isinstance(f.type, inspect.Metadata) else None
        assert described
        assert described["description"].endswith(".")


@each_game
def test_a_value_that_is_out_of_bounds_is_refused_by_the_name_of_its_option(name: str) -> None:
    for f in fields_of(name):
        for value in wrong_values(f.type):
            with pytest.raises(BadInput, match=f.name) as e:
                make_game(name, {f.name: value})
            assert str(e.value).startswith("options: ")


@each_game
def test_an_unknown_option_is_refused_by_its_name(name: str) -> None:
    with pytest.raises(BadInput, match="no_such_option") as e:
        make_game(name, {"no_such_option": 1})
    assert all(f.name in str(e.value) for f in fields_of(name))  # and told what there is


@each_game
def test_an_unknown_preset_is_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(BadInput, match="no_such_preset") as e:
        make_game(name, preset="no_such_preset")
    assert all(preset in str(e.value) for preset in GAMES[name].presets)


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadInput, match="whist") as e:
        make_game("whist")
    assert all(name in str(e.value) for name in GAMES)


def test_the_options_of_another_game_are_refused() -> None:
    names = list(GAMES)
    for name, other in zip(names, names[1:] + names[:1], strict=True):
        with pytest.raises(BadInput, match=name):
            make_game(name, GAMES[other].presets["default"])
