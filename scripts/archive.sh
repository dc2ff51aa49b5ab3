#!/usr/bin/env bash
# Packs a program that was built for a target of rustc as a release has it, and prints the path of the archive.
#
#   scripts/archive.sh TARGET BUILT [FOLDER]     BUILT is the folder that the program lies in; the archive goes
#                                                into FOLDER, target/archives if none is named
set -euo pipefail
cd "$(dirname "$0")/.."
target=$1 built=$2 folder=${3:-target/archives}

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
# As [package.metadata.binstall] in Cargo.toml says.
name=mak-khum-$target-v$version
case $target in *-windows-*) program=mak-khum.exe ;; *) program=mak-khum ;; esac
rm -rf "${folder:?}/$name"
mkdir -p "$folder/$name"
cp "$built/$program" README.md README.th.md LICENSE CHANGELOG.md "$folder/$name"
tar -czf "$folder/$name.tgz" -C "$folder" "$name"
echo "$folder/$name.tgz"
