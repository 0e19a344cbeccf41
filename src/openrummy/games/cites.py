"""The rule behind each error code (docs/games), game by game, for the referee."""

from ..errors import Code

MELD_CODES = (Code.MELD_TOO_SHORT, Code.NOT_A_MELD, Code.NOT_CONSECUTIVE, Code.DUPLICATE_CARD, Code.GROUP_TOO_LONG)
EVERYWHERE = {
    Code.NOT_IN_HAND: "0.6.1", Code.NO_SUCH_MELD: "0.6.1", Code.NOT_YOUR_TURN: "0.2", Code.ROUND_OVER: "0.2",
    Code.NOT_NOW: "0.2", Code.BAD_ORDER: "0.2", Code.BAD_SEAT: "0.2",
}  # fmt: skip

BASIC = EVERYWHERE | dict.fromkeys(MELD_CODES, "BAS-16") | {
    Code.MUST_DRAW: "BAS-10", Code.ALREADY_DREW: "BAS-10", Code.MUST_DISCARD: "BAS-14",
    Code.LAYOFF_NEEDS_OWN_MELD: "BAS-12", Code.LAYOFF_NO_FIT: "BAS-12", Code.MELD_LIMIT: "BAS-11",
    Code.RETURN_TAKEN_CARD: "BAS-15", Code.STRANDED: "BAS-15", Code.MUST_KEEP_DISCARD: "D.3",
    Code.STOCK_EMPTY: "BAS-20", Code.PILE_EMPTY: "BAS-10", Code.BAD_PLAYERS: "BAS-1",
}  # fmt: skip

CLASSIC = EVERYWHERE | dict.fromkeys(MELD_CODES, "SOL-10") | {
    Code.MUST_DRAW: "A.2", Code.ALREADY_DREW: "A.2", Code.MUST_DISCARD: "A.2",
    Code.LAYOFF_NEEDS_OWN_MELD: "SOL-13", Code.LAYOFF_NO_FIT: "SOL-12", Code.RETURN_TAKEN_CARD: "SOL-21",
    Code.STRANDED: "SOL-23", Code.STOCK_EMPTY: "SOL-30", Code.PILE_EMPTY: "A.2", Code.BAD_PLAYERS: "SOL-1",
}  # fmt: skip

CAROUSEL = EVERYWHERE | dict.fromkeys(MELD_CODES, "B.3.3") | {
    Code.DUPLICATE_CARD: "B.3.4", Code.GROUP_TOO_LONG: "B.3.4", Code.NOT_CONSECUTIVE: "B.3.5",
    Code.MUST_DRAW: "MAN-11", Code.DRAW_NOT_ALLOWED_NOW: "MAN-12", Code.MELD_NOT_ALLOWED_NOW: "MAN-10",
    Code.NO_CARD_ADDED: "B.3.1", Code.TABLE_CARD_REMOVED: "B.3.2", Code.CARD_NOT_AVAILABLE: "B.3.2",
    Code.JOKER_IDENTITY: "MAN-24", Code.KNOCK_TOO_HIGH: "MAN-13", Code.STOCK_EMPTY: "MAN-40",
    Code.BAD_PLAYERS: "MAN-1",
}  # fmt: skip

BOARD = EVERYWHERE | dict.fromkeys(MELD_CODES, "BRD-30") | {
    Code.MUST_DRAW: "BRD-21", Code.ALREADY_DREW: "BRD-21", Code.MUST_DISCARD: "BRD-21",
    Code.DRAW_NOT_ALLOWED_NOW: "BRD-21", Code.THROWN_JOKER: "BRD-23", Code.RETURN_TAKEN_CARD: "BRD-24",
    Code.INVALID_LAYOUT: "BRD-25", Code.REFUSAL_NEEDS_DOUBLES: "BRD-15", Code.STOCK_EMPTY: "BRD-50",
    Code.PILE_EMPTY: "BRD-22", Code.BAD_PLAYERS: "BRD-1",
}  # fmt: skip
