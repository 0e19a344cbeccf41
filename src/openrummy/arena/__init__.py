"""Play many rounds, and look at what came of them."""

from .bouts import Finished, Group, play_group
from .contest import ENTRANTS, Contest, chance, contest, groups_for, matches_in_group, seatings
from .journal import Journal
from .play import MatchInPlay, Onlooker, Player, Shuffler, from_seed, next_action, play_match, play_round
from .runners import Here, OnRay, Pool, Runner, runner
from .statistics import Mean, Share, gap_reached
from .summary import Duel, Gap, Rating, Report, Result, Standing, play_contest, report

__all__ = [
    "ENTRANTS", "Contest", "Duel", "Finished", "Gap", "Group", "Here", "Journal", "MatchInPlay", "Mean", "OnRay",
    "Onlooker", "Player", "Pool", "Rating", "Report", "Result", "Runner", "Share", "Shuffler", "Standing", "chance",
    "contest", "from_seed", "gap_reached", "groups_for", "matches_in_group", "next_action", "play_contest",
    "play_group", "play_match", "play_round", "report", "runner", "seatings",
]  # fmt: skip
