#!/usr/bin/env bash
# Builds a Debian package of the program, with its man page and completions, and prints its path.
#
#   scripts/debian.sh [FOLDER]     puts it into FOLDER, target/debian if none is named
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-target/debian}

cargo build --release --locked --bin mak-khum
built=${CARGO_TARGET_DIR:-target}/release/mak-khum
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
architecture=$(dpkg --print-architecture)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

install -Dm755 "$built" "$root/usr/bin/mak-khum"
install -d "$root/usr/share/man/man6" "$root/usr/share/man/th/man6"
"$built" man --lang en | gzip -9n > "$root/usr/share/man/man6/mak-khum.6.gz"
"$built" man --lang th | gzip -9n > "$root/usr/share/man/th/man6/mak-khum.6.gz"
install -d "$root/usr/share/bash-completion/completions" "$root/usr/share/zsh/vendor-completions" \
  "$root/usr/share/fish/vendor_completions.d"
"$built" completions bash > "$root/usr/share/bash-completion/completions/mak-khum"
"$built" completions zsh > "$root/usr/share/zsh/vendor-completions/_mak-khum"
"$built" completions fish > "$root/usr/share/fish/vendor_completions.d/mak-khum.fish"
install -Dm644 LICENSE "$root/usr/share/doc/mak-khum/copyright"
install -Dm644 README.md "$root/usr/share/doc/mak-khum/README.md"
find "$root" -type d -exec chmod 755 {} +
find "$root/usr/share" -type f -exec chmod 644 {} +

mkdir -p "$root/DEBIAN"
cat > "$root/DEBIAN/control" <<CONTROL
Package: mak-khum
Version: $version
Architecture: $architecture
Section: games
Priority: optional
Depends: libc6, libgcc-s1
Installed-Size: $(du -sk --exclude=DEBIAN "$root" | cut -f 1)
Maintainer: The Mak Khum developers <mak-khum@localhost>
Description: Mak Khum, the mancala of southern Thailand, in the terminal
 Two people at one keyboard, against the computer, or the computer against
 itself: the race, relay sowing, kin thaen captures, widowed towns. With
 analysis, a solver and an engine protocol; in Thai and in English.
CONTROL

mkdir -p "$folder"
package="$folder/mak-khum_${version}_$architecture.deb"
dpkg-deb --root-owner-group --build "$root" "$package" > /dev/null
echo "$package"
