"""Play many rounds, and look at what came of them."""

from .play import MatchInPlay, Player, Shuffler, from_seed, next_action, play_match, play_round

__all__ = ["MatchInPlay", "Player", "Shuffler", "from_seed", "next_action", "play_match", "play_round"]
