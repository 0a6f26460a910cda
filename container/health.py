"""Health check of the container: succeeds while the server says that it is well."""

import os
import sys
from urllib.request import ProxyHandler, build_opener

# Docker may give every container a proxy, which knows nothing of this server.
direct = build_opener(ProxyHandler({}))
address = f"http://127.0.0.1:{os.environ.get('RLYEH_PORT', '8000')}/health"
try:
    with direct.open(address, timeout=5) as answer:
        sys.exit(answer.status != 200)
except OSError as problem:
    sys.exit(f"{address}: {problem}")
