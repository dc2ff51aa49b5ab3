//! The program `mak-khum`: parse, run, exit code.

fn main() {}
