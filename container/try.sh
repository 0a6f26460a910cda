#!/bin/sh
# Tries the steps of the Dockerfile on this machine, without Docker: `make container`. Virtual environments stand for the
# images; root gives up what only root may before it serves.
set -eu

root=$(pwd)
place=$(mktemp -d)
server=
cleanup() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$place"
}
trap cleanup EXIT
trap 'exit 1' INT TERM

step() {
    echo "== $1"
}

step "the build stage: a copy of the repository, and the wheel"
git ls-files -z --cached --others --exclude-standard | (mkdir "$place/source" && xargs -0 cp --parents -t "$place/source")
python3 -m venv "$place/build"
(cd "$place/source" && PATH="$place/build/bin:$PATH" sh container/build.sh "$place/wheels")
ls "$place/wheels"

step "the final stage: the wheel, and nothing of the repository"
python3 -m venv "$place/image"
mkdir "$place/opt" "$place/games"
cp container/install.sh container/health.py "$place/opt"
PATH="$place/image/bin:$PATH" sh "$place/opt/install.sh" "$place/wheels"

step "serving without the rights of root"
port=$("$place/image/bin/python" -c "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])")
run="env -i PATH=$place/image/bin:/usr/bin:/bin RLYEH_HOST=127.0.0.1 RLYEH_PORT=$port RLYEH_DATABASE=sqlite:///$place/games/rlyeh.db"
[ "$(id -u)" != 0 ] || run="setpriv --bounding-set=-all --inh-caps=-all --no-new-privs $run"
cd /
$run rlyeh serve >"$place/log" 2>&1 &
server=$!
for _ in $(seq 60); do
    ! $run python3 "$place/opt/health.py" 2>/dev/null || break
    kill -0 "$server" 2>/dev/null || break
    sleep 0.5
done
$run python3 "$place/opt/health.py" || { cat "$place/log"; exit 1; }
"$place/image/bin/python" - "$port" <<'PY'
import re, sys
from urllib.request import urlopen

base = f"http://127.0.0.1:{sys.argv[1]}"
page = urlopen(f"{base}/").read().decode()
script = re.search(r'src="(/assets/[^"]+\.js)"', page)
assert script, "the table is not there"
assert urlopen(base + script[1]).status == 200
print("the table is served, and the server says that it is well")
PY
kill "$server" && wait "$server" 2>/dev/null || true
server=
[ -f "$place/games/rlyeh.db" ] && echo "the games are in the volume"
cd "$root"
