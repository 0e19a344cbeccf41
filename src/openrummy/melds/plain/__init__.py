"""The exact answers in plain Python: the reference for the kernel, and its stand-in where nothing is compiled."""
