"""The workbench for cards: facts become declarations, and what was declared is read, played and doubted."""
