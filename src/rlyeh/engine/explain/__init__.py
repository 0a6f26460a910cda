"""Explanations: the log, questions and refusals in words, and the facts behind them."""
