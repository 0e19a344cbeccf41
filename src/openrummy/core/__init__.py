"""The engine that knows no game: `deal, view, legal, check, apply`, and the values they work on."""

from .actions import (
    Accept,
    Action,
    AnyAction,
    Close,
    Discard,
    Draw,
    End,
    House,
    HouseAction,
    Knock,
    LayDown,
    LayOff,
    Leave,
    Rearrange,
    Refuse,
    Reshuffle,
    Return,
    Seat,
    SeatAction,
    Take,
    Void,
)
from .deal import deal, dealt
from .engine import apply, check, end_round, legal
from .events import (
    Accepted,
    AnyEvent,
    Closed,
    Discarded,
    Drew,
    Event,
    FinalTurns,
    Knocked,
    LaidOff,
    Left,
    Melded,
    Passed,
    Rearranged,
    Refused,
    Reshuffled,
    Returned,
    RoundEnded,
    StockTurned,
    Took,
    TrumpBonus,
    for_seat,
)
from .game import (
    RULES_VERSION,
    SHUFFLING,
    Dealing,
    ExtraJokers,
    Game,
    MatchRules,
    Next,
    Phase,
    Score,
    Stay,
    Then,
    TurnRule,
    Verb,
)
from .house import cards_to_shuffle
from .points import Item, Why, sums, without_hands
from .record import RoundRecord, replay_round, zones
from .state import (
    NOBODY,
    Closing,
    Group,
    Outcome,
    Public,
    Reason,
    State,
    Turn,
    finish,
    forget,
    set_at,
    thrown,
    with_hand,
)
from .view import SPECTATOR, View, view

__all__ = [
    "NOBODY", "RULES_VERSION", "SHUFFLING", "SPECTATOR", "Accept", "Accepted", "Action", "AnyAction", "AnyEvent",
    "Close", "Closed", "Closing", "Dealing", "Discard", "Discarded", "Draw", "Drew", "End", "Event", "ExtraJokers",
    "FinalTurns", "Game", "Group", "House", "HouseAction", "Item", "Knock", "Knocked", "LaidOff", "LayDown", "LayOff",
    "Leave", "Left", "MatchRules", "Melded", "Next", "Outcome", "Passed", "Phase", "Public", "Rearrange",
    "Rearranged", "Reason", "Refuse", "Refused", "Reshuffle", "Reshuffled", "Return", "Returned", "RoundEnded",
    "RoundRecord", "Score", "Seat", "SeatAction", "State", "Stay", "StockTurned", "Take", "Then", "Took",
    "TrumpBonus", "Turn", "TurnRule", "Verb", "View", "Void", "Why", "apply", "cards_to_shuffle", "check", "deal",
    "dealt", "end_round", "finish", "for_seat", "forget", "legal", "replay_round", "set_at", "sums", "thrown", "view",
    "with_hand", "without_hands", "zones",
]  # fmt: skip
