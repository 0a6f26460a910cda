"""The tables of the database. The migrations beside this module bring an old database here."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), unique=True),
    Column("password", String(200)),
    Column("generation", Integer, nullable=False, default=0),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("manners", Text, nullable=False, default="{}"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

decks = Table(
    "decks",
    metadata,
    Column("id", ID, primary_key=True),
    Column("owner", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("format", String(20), nullable=False),
    Column("cards", Text, nullable=False),
    Column("stories", Text, nullable=False),
    Column("notes", Text, nullable=False, default=""),
    Column("changed", BigInteger, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", ID, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("status", String(8), nullable=False),
    Column("format", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("setup", Text),
    Column("owner", ID, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("invitation", String(32), unique=True),
    Column("password", String(200)),
    Column("share", String(32), unique=True),
    Column("origin", ID),
    Column("rematch", ID),
    Column("keeper", ID, index=True),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("winner", Integer),
    Column("won_by", String(40)),
    Column("record", Text),
    Index("ix_games_status_kind", "status", "kind"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(60)),
    Column("name", String(60), nullable=False),
    Column("deck", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ref", String(40)),
    Column("what", Text, nullable=False),
    UniqueConstraint("game", "seat", "ref"),
)

workers = Table(
    "workers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", ID, primary_key=True),
    Column("owner", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("status", String(10), nullable=False),
    Column("progress", Float, nullable=False, default=0.0),
    Column("result", Text),
    Column("worker", ID),
    Column("created", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("game", ID),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("file", Text),
    Column("open", Boolean, nullable=False, default=True),
)
