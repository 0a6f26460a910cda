"""The coach: replays a game with a search bot looking over both shoulders, and tells where it was won and lost."""

from rlyeh.arena.coach.analysis import Analysis, AnalysisSettings, Lesson, Point, analyse

__all__ = ["Analysis", "AnalysisSettings", "Lesson", "Point", "analyse"]
