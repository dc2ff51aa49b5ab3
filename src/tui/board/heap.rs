//! Seeds drawn as seeds: a heap that grows.

/// How coarse the seeds of a heap are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// A seed is a cell, while there is room for that.
    Coarse,
    /// A seed is a dot, two or four rows of two in a cell.
    Fine,
    /// A seed is a dot, in ASCII: one or two in a cell.
    Ascii,
}

/// A heap of `seeds` in `columns` and `rows` of cells, the top row first. Up to what the room
/// holds there are as many dots as seeds; the number beside it is what counts.
pub fn heap(seeds: u8, columns: u16, rows: u16, grain: Grain) -> Vec<String> {
    let (columns, rows) = (usize::from(columns), usize::from(rows));
    let seeds = usize::from(seeds);
    if grain == Grain::Coarse && seeds <= triangle(columns, rows) {
        return pyramid(seeds, columns, rows);
    }
    if grain == Grain::Coarse && seeds <= columns * rows {
        return packed(seeds, columns, rows);
    }
    if grain == Grain::Ascii {
        return dots(seeds, columns, rows, Lattice { across: 1, down: 2 }, |cell| {
            match cell.iter().filter(|&&full| full).count() {
                0 => ' ',
                1 => '.',
                _ => ':',
            }
        });
    }
    let airy = Lattice { across: 2, down: 2 };
    if seeds <= columns * rows * 4 {
        return dots(seeds, columns, rows, airy, |cell| braille(cell, &[0x01, 0x08, 0x04, 0x20]));
    }
    let dense = Lattice { across: 2, down: 4 };
    dots(seeds, columns, rows, dense, |cell| braille(cell, &[0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]))
}

/// Dots in a cell.
#[derive(Clone, Copy)]
struct Lattice {
    across: usize,
    down: usize,
}

/// The braille pattern with dots where `cell` is full, <https://www.unicode.org/charts/PDF/U2800.pdf>.
fn braille(cell: &[bool], bits: &[u32]) -> char {
    let pattern: u32 = cell.iter().zip(bits).filter(|(full, _)| **full).map(|(_, bit)| bit).sum();
    if pattern == 0 { ' ' } else { char::from_u32(0x2800 + pattern).unwrap_or(' ') }
}

/// How many seeds lie in a pyramid with gaps between them.
fn triangle(columns: usize, rows: usize) -> usize {
    let base = columns.div_ceil(2);
    (0..rows).map(|row| base.saturating_sub(row)).sum()
}

/// Layers that grow shorter upwards, each seed over the gap between two.
fn pyramid(seeds: usize, columns: usize, rows: usize) -> Vec<String> {
    let widest = columns.div_ceil(2);
    let holds = |base: usize| (0..rows).map(|row| base.saturating_sub(row)).sum::<usize>();
    let base = (1..=widest).find(|&base| holds(base) >= seeds).unwrap_or(widest);
    let mut left = seeds;
    let mut lines = Vec::new();
    for row in 0..rows {
        let here = left.min(base.saturating_sub(row));
        left -= here;
        let seeds = vec!["●"; here].join(" ");
        lines.push(format!("{seeds:^columns$}"));
    }
    lines.reverse();
    lines
}

/// Layers without gaps.
fn packed(seeds: usize, columns: usize, rows: usize) -> Vec<String> {
    let mut left = seeds;
    let mut lines = Vec::new();
    for _ in 0..rows {
        let here = left.min(columns);
        left -= here;
        let seeds = "●".repeat(here);
        lines.push(format!("{seeds:^columns$}"));
    }
    lines.reverse();
    lines
}

/// A heap of dots, several in a cell, as steep as the room allows.
fn dots(
    seeds: usize,
    columns: usize,
    rows: usize,
    lattice: Lattice,
    glyph: impl Fn(&[bool]) -> char,
) -> Vec<String> {
    let (across, down) = (columns * lattice.across, rows * lattice.down);
    let full = layers(seeds, across, down);
    let is_full = |x: usize, y: usize| {
        // Row 0 lies at the bottom.
        let start = (across - full[y]) / 2;
        (start..start + full[y]).contains(&x)
    };
    (0..rows)
        .map(|row| {
            (0..columns)
                .map(|column| {
                    let cell: Vec<bool> = (0..lattice.down)
                        .flat_map(|dy| (0..lattice.across).map(move |dx| (dx, dy)))
                        .map(|(dx, dy)| {
                            is_full(column * lattice.across + dx, down - 1 - (row * lattice.down + dy))
                        })
                        .collect();
                    glyph(&cell)
                })
                .collect()
        })
        .collect()
}

/// How many seeds lie in each layer, the lowest first: as few at the base as hold them all.
fn layers(seeds: usize, across: usize, down: usize) -> Vec<usize> {
    for step in [2, 1, 0] {
        for base in 1..=across {
            let room: Vec<usize> = (0..down).map(|row| base.saturating_sub(row * step)).collect();
            if room.iter().sum::<usize>() >= seeds {
                let mut left = seeds;
                return room
                    .into_iter()
                    .map(|room| {
                        let here = room.min(left);
                        left -= here;
                        here
                    })
                    .collect();
            }
        }
    }
    vec![across; down]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(lines: &[String]) -> u32 {
        let dots = |character: char| match character {
            '●' | '.' => 1,
            ':' => 2,
            '\u{2800}'..='\u{28ff}' => (character as u32 & 0xff).count_ones(),
            _ => 0,
        };
        lines.iter().flat_map(|line| line.chars()).map(dots).sum()
    }

    #[test]
    fn there_are_as_many_dots_as_seeds() {
        for (columns, rows, grain, most) in [
            (9, 4, Grain::Coarse, 255),
            (5, 2, Grain::Fine, 80),
            (2, 1, Grain::Fine, 16),
            (5, 2, Grain::Ascii, 20),
        ] {
            for seeds in 0..=most {
                let lines = heap(seeds, columns, rows, grain);
                assert_eq!(lines.len(), usize::from(rows));
                assert!(lines.iter().all(|line| line.chars().count() == usize::from(columns)), "{lines:?}");
                assert_eq!(count(&lines), u32::from(seeds), "{lines:?}");
            }
        }
    }

    #[test]
    fn a_heap_too_high_for_its_room_fills_it() {
        assert_eq!(heap(255, 2, 1, Grain::Fine), ["⣿⣿"]);
        assert!(heap(9, 0, 0, Grain::Coarse).is_empty());
    }

    #[test]
    fn a_heap_is_a_heap() {
        assert_eq!(heap(7, 9, 3, Grain::Coarse), ["         ", "  ● ● ●  ", " ● ● ● ● "]);
    }
}
