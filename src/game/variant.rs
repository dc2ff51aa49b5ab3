//! The values of the fields of the rules, and the presets.

use super::words::words;

words! {
    /// What a last seed in the own store means (rules, "One sowing", 2).
    StoreEnd {
        /// The same side chooses again.
        Again = "again",
        /// The turn ends.
        Pass = "pass",
    }
}

words! {
    /// What dying in an own empty pit takes: the *kin thaen* (rules, "One sowing", 4).
    Capture {
        /// The opposite pit; the dying seed stays.
        Opposite = "opposite",
        /// The opposite pit and the dying seed, but nothing if the opposite pit is empty.
        BothIfOpposite = "both-if-opposite",
        /// The dying seed in any case, and the opposite pit.
        Both = "both",
    }
}

words! {
    /// When a sowing that dies at home takes something (rules, "One sowing", 4).
    CaptureAfter {
        /// Always.
        Any = "any",
        /// Only if it has passed its own store at least once.
        Lap = "lap",
    }
}

words! {
    /// How much of round one, and of a round that begins with equal seeds, is raced (rules, "The race").
    Opening {
        /// One race, then turns.
        Race = "opening",
        /// All of it: one race after another until a row is empty.
        Round = "round",
        /// Nothing: one side begins and turns alternate.
        Turns = "none",
    }
}

words! {
    /// What the clock does while one side of a race chooses (rules, "The race").
    RaceClock {
        /// It stands still.
        Waits = "waits",
        /// The other hand goes on.
        Runs = "runs",
    }
}

words! {
    /// Which pits stay unfilled when seeds do not suffice (rules, "Next rounds").
    Widows {
        /// Those at the far end of the row.
        Far = "far",
        /// Those next to the store.
        Near = "near",
        /// The owner says which.
        Choice = "choice",
    }
}

words! {
    /// What sowing does at a widow (rules, "Next rounds").
    WidowSowing {
        /// Both sides pass over it.
        Skip = "skip",
        /// It is sown, and the seed goes to the store of the sower's opponent.
        Forfeit = "forfeit",
    }
}

words! {
    /// What is counted when the last round is over (rules, "End of the match").
    MatchEnd {
        /// The fewer widows win.
        Widows = "widows",
        /// The more seeds win.
        Seeds = "seeds",
    }
}

words! {
    /// The hand at which a player's store lies, which only mirrors the picture.
    StoreLies {
        /// Left: seeds run clockwise.
        Left = "left",
        /// Right: seeds run counter-clockwise.
        Right = "right",
    }
}

words! {
    /// A named set of rules (rules, "Presets").
    Preset {
        /// The game of the source text, Nakhon Si Thammarat.
        MakKhum = "mak-khum",
        /// As the Prince of Songkla University's local database is read.
        Songkhla = "songkhla",
        /// The Malay rules.
        Congkak = "congkak",
        /// หมากหลุม, the wooden toy: Kalah(6,6).
        MakLum = "mak-lum",
    }
}
