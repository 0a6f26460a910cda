#!/bin/sh
# Builds the wheel of R'lyeh, table and all: `sh container/build.sh FOLDER`, in the root of the repository.
# Node.js, which builds the table, comes from the Python package index where it is missing.
set -eu
python3 -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir "$1" .
