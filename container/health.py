"""Health check of the container: succeeds while the server says that it is well."""

import os
import sys
from urllib.request import urlopen

address = f"http://127.0.0.1:{os.environ.get('RLYEH_PORT', '8000')}/health"
try:
    with urlopen(address, timeout=5) as answer:
        sys.exit(answer.status != 200)
except OSError as problem:
    sys.exit(f"{address}: {problem}")
