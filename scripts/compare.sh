#!/usr/bin/env bash
# Compares the program with OpenSpiel (https://github.com/google-deepmind/open_spiel), which has Kalah with six pits
# and four seeds as "mancala": first whether both count the same sequences of sowings, then by playing.
#
#   scripts/compare.sh [PAIRS [MILLISECONDS]]     pairs of games (10), time for a sowing of either (200)
#
# It needs Python with venv, and gets OpenSpiel from the Python package index.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cargo build --quiet --release --locked
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet open_spiel
"$folder/python/bin/python" scripts/compare.py "${CARGO_TARGET_DIR:-target}/release/mak-khum" "$@"
