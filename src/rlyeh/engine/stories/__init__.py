"""Stories: struggles, the skill check, and winning."""
