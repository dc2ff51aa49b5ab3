//! What the lists offer: the menu, the actions of a match, the settings.

use super::app::{App, Popup, Screen};
use super::keys::{Action, Context};
use super::study::offers;

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Goes on with the match that is not finished.
    Resume,
    /// Sets up a match.
    New,
    /// Shows what can be learned.
    Learn,
    /// Shows the saved matches.
    Saves,
    /// Opens the rules.
    Rules,
    /// Opens the settings.
    Settings,
    /// Opens the help.
    Help,
    /// Leaves the program.
    Quit,
}

impl Entry {
    /// The key of its sentence.
    #[must_use]
    pub const fn say(self) -> &'static str {
        match self {
            Self::Resume => "tui-menu-resume",
            Self::New => "tui-menu-new",
            Self::Learn => "tui-menu-learn",
            Self::Saves => "tui-menu-saves",
            Self::Rules => "tui-menu-rules",
            Self::Settings => "tui-menu-settings",
            Self::Help => "tui-menu-help",
            Self::Quit => "tui-menu-quit",
        }
    }
}

/// The lines of the menu.
#[must_use]
pub fn entries(app: &App) -> Vec<Entry> {
    let on_table = app.table.as_ref().is_some_and(|table| table.record.state().outcome().is_none());
    let mut entries = Vec::new();
    if on_table || app.resumable().is_some() {
        entries.push(Entry::Resume);
    }
    entries.extend([
        Entry::New,
        Entry::Learn,
        Entry::Saves,
        Entry::Rules,
        Entry::Settings,
        Entry::Help,
        Entry::Quit,
    ]);
    entries
}

/// Where the screen is, whatever lies over it.
#[must_use]
pub fn context_beneath(app: &App) -> Context {
    match (&app.screen, &app.table) {
        (Screen::Replay(_), _) => Context::Replay,
        (Screen::Study(_), _) => Context::Lesson,
        (Screen::Match, Some(table)) if table.summary().is_some() => Context::Summary,
        (Screen::Match, Some(table)) if table.is_two_handed_race() => Context::Race,
        (Screen::Match, _) => Context::Match,
        _ => Context::List,
    }
}

/// Everything that can be done on the screen beneath, for the list of actions.
#[must_use]
pub fn actions(app: &App) -> Vec<Action> {
    let context = context_beneath(app);
    let mut actions = Vec::new();
    let rows = app.options.keys.rows(context).map(|row| row.action);
    for action in rows.chain([Action::Settings, Action::Rules, Action::Leave]) {
        let moves = matches!(
            action,
            Action::Pit(_)
                | Action::South(_)
                | Action::North(_)
                | Action::Left
                | Action::Right
                | Action::Confirm
                | Action::Menu
                | Action::Skip
                | Action::Step
                | Action::Pause
        );
        if !moves && !actions.contains(&action) && is_possible(app, action) {
            actions.push(action);
        }
    }
    actions
}

/// Whether an action makes sense now; those that do not are left out of the list.
fn is_possible(app: &App, action: Action) -> bool {
    let Some(table) = app.at_table() else { return true };
    match action {
        Action::Undo => table.record.can_undo() || table.secret != crate::game::BySide::default(),
        Action::Redo => table.record.can_redo(),
        Action::Again => table.replayable.is_some(),
        Action::Resign => table.humans() > 0,
        Action::Path => table.log.last.is_some(),
        Action::Rematch | Action::Review => table.record.state().outcome().is_some(),
        _ => true,
    }
}

/// A line of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language.
    Language,
    /// The digits.
    Digits,
    /// The colours.
    Skin,
    /// The characters of pictures.
    Glyphs,
    /// How fast seeds fall.
    Speed,
    /// Whether the mouse plays too.
    Mouse,
    /// Where a sowing would end.
    Preview,
    /// Pits that reach the store.
    HomeMarks,
    /// The bar of who stands better.
    Evaluation,
    /// Which key does what: opens the list of them.
    Keys,
}

impl Setting {
    /// The lines of the settings.
    pub const ALL: &'static [Self] = &[
        Self::Language,
        Self::Digits,
        Self::Skin,
        Self::Glyphs,
        Self::Speed,
        Self::Mouse,
        Self::Preview,
        Self::HomeMarks,
        Self::Evaluation,
        Self::Keys,
    ];

    /// The key of its sentence.
    #[must_use]
    pub const fn say(self) -> &'static str {
        match self {
            Self::Language => "tui-setting-language",
            Self::Digits => "tui-setting-digits",
            Self::Skin => "tui-setting-skin",
            Self::Glyphs => "tui-setting-glyphs",
            Self::Speed => "tui-setting-speed",
            Self::Mouse => "tui-setting-mouse",
            Self::Preview => "tui-setting-preview",
            Self::HomeMarks => "tui-setting-home-marks",
            Self::Evaluation => "tui-setting-evaluation",
            Self::Keys => "tui-setting-keys",
        }
    }
}

/// How many lines the list has that is being moved in.
#[must_use]
pub fn length(app: &App) -> usize {
    match (&app.popup, &app.screen) {
        (Some(Popup::Actions(_)), _) => actions(app).len(),
        (Some(Popup::Settings(_)), _) => Setting::ALL.len(),
        (Some(Popup::Keys(_) | Popup::KeyFor(..)), _) => app.options.keys.changeable().len(),
        (Some(Popup::Resign(_) | Popup::Delete(_)), _) => 2,
        (Some(_), _) | (None, Screen::Match | Screen::Replay(_) | Screen::Study(_)) => 0,
        (None, Screen::Menu(_)) => entries(app).len(),
        (None, Screen::Setup(setup)) => setup.lines().len(),
        (None, Screen::Saves(_)) => app.shelf.len(),
        (None, Screen::Learn(_)) => offers().len(),
        (None, Screen::Review(reviewing)) => reviewing.length(),
    }
}

/// The marked line of the list that is being moved in.
#[must_use]
pub fn marked(app: &App) -> usize {
    match (&app.popup, &app.screen) {
        (
            Some(
                Popup::Actions(marked)
                | Popup::Settings(marked)
                | Popup::Keys(marked)
                | Popup::KeyFor(_, marked)
                | Popup::Resign(marked)
                | Popup::Delete(marked),
            ),
            _,
        )
        | (None, Screen::Menu(marked) | Screen::Saves(marked) | Screen::Learn(marked)) => marked.0,
        (None, Screen::Review(reviewing)) => reviewing.marked.0,
        (None, Screen::Setup(setup)) => setup.marked.0,
        _ => 0,
    }
}
