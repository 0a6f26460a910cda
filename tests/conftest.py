"""Shared set-up of the tests."""

pytest_plugins = ["rlyeh.testing.plugin"]
