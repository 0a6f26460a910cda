"""The text box in English, rendered from its declaration."""
