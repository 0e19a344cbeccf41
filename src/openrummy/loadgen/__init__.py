"""Many tables played at a fixed rate, to see how long everybody waits and what a server of tables costs."""

from .bots import BotFigures, BotLoad, measure_bots
from .figures import Figures, Latency, Load, Step
from .run import measure

__all__ = ["BotFigures", "BotLoad", "Figures", "Latency", "Load", "Step", "measure", "measure_bots"]
