"""Tools of developers: generated pages, recorded games, fuzzing, load, the native build."""
