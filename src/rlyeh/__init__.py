"""R'lyeh: *Call of Cthulhu: The Card Game* as software."""

__version__ = "0.1.0"
