"""Many tables played at a fixed rate, to see how long everybody waits and what a server of tables costs."""

from .figures import Figures, Latency, Load, Step
from .run import measure

__all__ = ["Figures", "Latency", "Load", "Step", "measure"]
