#!/usr/bin/env bash
# Checks the types and lints of the program for systems that this machine is not. Nothing is linked, so no
# compiler or library of those systems is needed.
#
#   scripts/systems.sh [TARGET …]     for these targets of rustc, or for those of the release
set -euo pipefail
cd "$(dirname "$0")/.."
if [ $# = 0 ]; then
  set -- x86_64-pc-windows-msvc x86_64-pc-windows-gnu aarch64-apple-darwin x86_64-apple-darwin \
    x86_64-unknown-linux-musl aarch64-unknown-linux-gnu aarch64-unknown-linux-musl
fi

for target; do
  if ! rustup target add "$target" > /dev/null 2>&1; then
    echo "skipped: no standard library for $target can be had here"
    continue
  fi
  echo "== $target"
  # The one build script that calls a C compiler, of the benchmarks, is content with none.
  variable=${target//-/_}
  env "CC_$variable=true" "AR_$variable=true" \
    cargo clippy --quiet --locked --target "$target" --all-targets -- -D warnings
done
