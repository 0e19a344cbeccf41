"""Coming in: names, codes, links, and what is asked without a table or with impossible settings."""

import pytest

from openrummy.client import Client
from openrummy.server.routes import SHARING
from openrummy.wire import TableCode
from openrummy.wire import messages as wire
from server.people import house, no, run, until

GOOD_NAMES = {
    "Ann": "Ann",
    "  Bob   the  Builder ": "Bob the Builder",
    "Ζωή": "Ζωή",
    "İIıi": "İIıi",
    "Ștefan Țepeș": "Ștefan Țepeș",
    "李雷": "李雷",
    "محمد": "محمد",
    "שרה": "שרה",
    "नमस्ते": "नमस्ते",
    "ไทย": "ไทย",
    "e\u0301": "é",
    "👩‍👩‍👧": "👩‍👩‍👧",
    "🃏": "🃏",
    "🫨": "🫨",
    "❤️ 1️⃣": "❤️ 1️⃣",
    "👩🏽‍🚀": "👩🏽‍🚀",
    "علی‌رضا": "علی‌رضا",  # a joiner between letters that would join
    "क्‍ष": "क्‍ष",
    "X": "X",
    "x" * 24: "x" * 24,
    "🇬🇷" * 24: "🇬🇷" * 24,  # what is one sign to the eye counts as one
    "🤷🏽‍♀️" * 20: "🤷🏽‍♀️" * 20,
    "👨‍👩‍👧‍👦" * 13: "👨‍👩‍👧‍👦" * 13,
}
BAD_NAMES = [
    "", " ", "\u200b", "\u200d", "\u3164", "\u2800", "\uffa0", "x" * 25, "a\u202eb", "a\u2066b", "a\u200fb", "a\x00b",
    "a\x1bb", "\ufeffa", "a\u00adb", "\u0301", "\ue000", "a" + "\u0301" * 90, "a" + "\u0301" * 9,
    "a\u200d\u200d\u200db", "a\u200d", "\U000e0041", "a\u034f",
    "🇬🇷" * 25, "A" + "🏽" * 24, "🏽" * 25, "♥\u200d♥", "+\u200d+",
    "A\ufe0fnn", "Ann\ufe0e", "A\u200dnn", "A\u200cnn", "Ann!\ufe0f", "1\ufe0f", "葛\U000e0100", "ᠠ\u180b", "א\u200dב",
]  # fmt: skip


def test_guests_come_in_with_any_name_that_can_be_read() -> None:
    async def work() -> None:
        async with house() as here:
            for given, shown in GOOD_NAMES.items():
                me = await here.guest(given)
                assert (await me.get("/api/me"))["name"] == shown

    run(work())


def test_names_that_show_nothing_or_turn_the_text_around_are_refused() -> None:
    async def work() -> None:
        async with house() as here:
            for name in BAD_NAMES:
                with no(TableCode.BAD_NAME):
                    await Client.guest(here.url, name)
                    pytest.fail(f"{name!r} was taken")

    run(work())


def test_a_table_is_found_by_its_code_however_it_is_typed() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann)
            assert ann.table is not None
            code = ann.table.code
            for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} "):
                assert (await bob.post("/api/find", {"code": typed}))["table"] == table
            assert set(code) <= set("ABCDEFGHJKMNPQRSTUVWXYZ23456789")

    run(work())


def test_codes_cannot_be_guessed_in_bulk() -> None:
    async def work() -> None:
        async with house(codes_per_minute=5) as here:
            ann = await here.guest("Ann")
            for n in range(5):
                with no(TableCode.NO_TABLE):
                    await ann.post("/api/find", {"code": f"WRONG{n}"})
            with no(TableCode.TOO_FAST):
                await ann.post("/api/find", {"code": "WRONG9"})

    run(work())


def test_many_guests_of_one_address_cannot_guess_more_codes_together() -> None:
    async def work() -> None:
        async with house(codes_per_minute=1) as here:
            for n in range(SHARING):
                guest = await here.guest("Ann")
                with no(TableCode.NO_TABLE):
                    await guest.post("/api/find", {"code": f"WRONG{n}"})
            one_more = await here.guest("Ann")
            with no(TableCode.TOO_FAST):
                await one_more.post("/api/find", {"code": "WRONG9"})

    run(work())


def test_a_table_is_reached_by_its_link_and_an_unknown_one_is_refused() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann)
            await bob.watch(table)
            assert bob.seat == -1
            await bob.ask(wire.Sit)
            await until(bob, lambda c: c.seat == 1)
            for wrong in ("nowhere", "", "x" * 64):
                with no(TableCode.NO_TABLE):
                    await bob.ask(wire.Watch, table=wrong)

    run(work())


def test_what_is_asked_without_a_table_is_refused() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            await ann.connect()
            for ask in (wire.Sit, wire.Start, wire.Ready, wire.Stand, wire.Undo, wire.Propose, wire.Hint):
                with no(TableCode.NO_TABLE):
                    await ann.ask(ask)
            with no(TableCode.NO_TABLE):
                await ann.ask(wire.Arrange, cards=())
            await ann.ask(wire.Ping)

    run(work())


def test_impossible_settings_are_refused_with_the_reason() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            for settings in ({"game": "whist"}, {"game": "classic", "seats": 3}, {"options": {"hand": 5}}):
                with no(TableCode.BAD_SETTINGS):
                    await ann.post("/api/tables", settings)
            for settings in ({"seats": 9}, {"colour": "red"}, {"bot_pace": -1}, {"clock": {"move": 0}}, []):
                with no(TableCode.BAD_MESSAGE):
                    await ann.post("/api/tables", settings)

    run(work())
