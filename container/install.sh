#!/bin/sh
# Installs the wheel of R'lyeh with what a server for many needs: `sh container/install.sh FOLDER`.
set -eu
for wheel in "$1"/rlyeh-*.whl; do
    python3 -m pip install --quiet --disable-pip-version-check --no-cache-dir "$wheel[server]"
done
