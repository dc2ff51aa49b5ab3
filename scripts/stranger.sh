#!/usr/bin/env bash
# Does what a stranger does, in an empty folder: clones, builds, tests, installs, plays, analyses, looks at the
# man page, loads the completions, builds and installs the Debian package, and takes everything away again.
#
#   scripts/stranger.sh [--no-tests]     without the second command of the README, where it has just been run
set -euo pipefail
source=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# A home of its own, but the Rust of the machine.
export CARGO_HOME=${CARGO_HOME:-$HOME/.cargo} RUSTUP_HOME=${RUSTUP_HOME:-$HOME/.rustup}
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$source/target}
export HOME="$folder/home" LC_ALL=C.UTF-8
unset XDG_CONFIG_HOME XDG_DATA_HOME "${!MAK_KHUM_@}"
mkdir "$HOME"

step() { printf '\n== %s\n' "$1"; }
has() { command -v "$1" > /dev/null || { echo "skipped: there is no $1 here"; false; }; }
# Reads to the end, so that whoever speaks is not cut off.
says() { grep -cF -- "$1" > /dev/null || { echo "it does not say: $1" >&2; exit 1; }; }

step "clone"
git clone --quiet "$source" "$folder/mak-khum"
cd "$folder/mak-khum"

step "the two commands"
cargo run --quiet --release --locked -- --version
if [ "${1:-}" != --no-tests ]; then cargo test --locked; fi

step "install"
cargo install --quiet --locked --path . --root "$folder/root"
export PATH="$folder/root/bin:$PATH"
mak-khum --version
size=$(stat -c %s "$folder/root/bin/mak-khum")
echo "$size bytes"
[ "$size" -lt 6000000 ] || { echo "the program is larger than 6 MB" >&2; exit 1; }

step "the game without a terminal says so"
code=0; mak-khum < /dev/null > /dev/null 2> "$folder/told" || code=$?
[ "$code" = 2 ]
says "terminal" < "$folder/told"

step "the archive of a release"
target=$(rustc -vV | sed -n 's/^host: //p')
archive=$(scripts/archive.sh "$target" "$folder/root/bin" "$folder/archives")
tar -xzf "$archive" -C "$folder"
"$folder/$(basename "$archive" .tgz)/mak-khum" --version

step "a plain game, left and gone on with, in both languages"
printf '7\n6\n1\n' | mak-khum play --plain --south human --north easy --seed 1 | says "You sow seven from pit 7"
mak-khum resume --plain --lang th < /dev/null | says "หัวเมือง"

step "an analysis"
mak-khum analyse "0,0,1,0,2,1,0/0,1,0,0,0,2,0 45-46 s" --json | says '"exact":true'

step "man page"
mak-khum man > "$folder/mak-khum.6"
says ".TH" < "$folder/mak-khum.6"
mak-khum man --lang th | says "หมากขุม"
if has man; then man -l "$folder/mak-khum.6" | says "arena"; fi

step "completions, loaded in the shells, complete mak-khum an… to analyse"
mkdir "$folder/completions"
mak-khum completions bash > "$folder/completions/mak-khum.bash"
mak-khum completions zsh > "$folder/completions/_mak-khum"
mak-khum completions fish > "$folder/completions/mak-khum.fish"
mak-khum completions powershell > "$folder/completions/mak-khum.ps1"
bash --norc -c '
  source "$1"
  completer=$(complete -p mak-khum | sed "s/.* -F \([^ ]*\).*/\1/")
  COMP_WORDS=(mak-khum an) COMP_CWORD=1
  "$completer" mak-khum an mak-khum
  printf "%s\n" "${COMPREPLY[@]}"
' bash "$folder/completions/mak-khum.bash" | says "analyse"
if has zsh; then
  # Its completions run in the line editor only, so that gets a terminal.
  timeout 60 zsh -f -s "$folder/completions" <<'ZSH' | says "mak-khum analyse"
zmodload zsh/zpty
zpty shell 'PS1= zsh -fi'
zpty -w shell "fpath=(${(q)1} \$fpath); autoload -U compinit; compinit -D -u"
zpty -w -n shell $'mak-khum an\t'
zpty -r shell shown '*mak-khum analyse*'
print -r -- $shown
zpty -d shell
ZSH
fi
if has fish; then
  fish --no-config -c 'source $argv[1]; complete -C "mak-khum an"' "$folder/completions/mak-khum.fish" | says "analyse"
fi

step "uninstall"
cargo uninstall --quiet --root "$folder/root" mak-khum
hash -r
if [ -e "$folder/root/bin/mak-khum" ]; then echo "something is left" >&2; exit 1; fi

step "the Debian package"
if has dpkg-deb; then
  package=$(scripts/debian.sh "$folder/debian")
  dpkg-deb --contents "$package" | says "man6/mak-khum.6.gz"
  if [ "$(id -u)" = 0 ]; then
    dpkg --install "$package" > /dev/null
    /usr/bin/mak-khum --version
    dpkg --purge mak-khum > /dev/null
    if [ -e /usr/bin/mak-khum ]; then echo "something is left" >&2; exit 1; fi
  fi
fi

step "all of it works"
