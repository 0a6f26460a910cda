"""A server for the browser tests: the built table, a database that is thrown away, limits that tests do not reach.

    python -m e2e.serve        (in web/)
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from rlyeh.server.run import serve
from rlyeh.server.settings import Settings

PORT = int(os.environ.get("RLYEH_E2E_PORT", "8123"))
WEB = Path(__file__).parent.parent / "dist"
PLENTY = 100_000


def main() -> None:
    """Serve until stopped."""
    with tempfile.TemporaryDirectory(prefix="rlyeh-e2e-") as folder:
        serve(
            Settings.of(
                port=PORT,
                database=f"sqlite:///{folder}/rlyeh.db",
                web=str(WEB),
                # One address plays all games of the tests, and faster than people do.
                requests_a_minute=PLENTY,
                signs_a_minute=PLENTY,
                messages_a_second=500,
                tables_a_person=500,
                # A coach that is done soon; what it finds is tested elsewhere.
                coach_bot="acolyte",
                coach_games=1,
                log_level="warning",
            )
        )


if __name__ == "__main__":
    main()
