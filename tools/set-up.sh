#!/bin/sh
# Sets up a virtual environment with what pyproject.toml asks for: `sh tools/set-up.sh FOLDER EXTRAS`. Run in the root of
# the repository. What fails is said in one sentence, and what was set up so far stays: the next run goes on from there.
set -eu

folder=$1
extras=$2

fail() {
    echo "$1" >&2
    exit 1
}

find_python() {
    for name in python3.11 python3 python3.12 python3.13 python3.14; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
}

# A folder that was moved or copied here has programs that do not start.
if ! "$folder/bin/python" -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    [ -n "$python" ] ||
        fail "R'lyeh needs Python 3.11 or newer, and none is on the PATH: install it (apt install python3 python3-venv; brew install python) and run make again."
    "$python" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
        fail "$("$python" --version) has no venv module: install it (apt install python3-venv) and run make again."
    echo "== setting up $folder with $("$python" --version)"
    "$python" -m venv --clear "$folder" ||
        fail "The virtual environment could not be made in $folder: see above, check the disk (df -h .), and run make again."
fi

# uv fetches side by side what pip fetches one after the other. Where it cannot be had, pip does, and says what is wrong.
echo "== fetching the Python packages ($extras); the first time this takes a minute or two"
pip="$folder/bin/python -m pip --quiet --quiet --disable-pip-version-check"
if $pip install 'uv>=0.8,<1' 2>/dev/null && VIRTUAL_ENV=$folder "$folder/bin/uv" pip install --quiet -e ".[$extras]"; then
    exit 0
fi
echo "== not with uv: trying pip" >&2
$pip install -e ".[$extras]" ||
    fail "The Python packages could not be fetched: see above, check the network and the disk (df -h .), and run make again; it goes on from here."
