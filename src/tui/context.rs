//! What every screen shares: settings, sentences, the size of the terminal, what is known of the
//! files, and the way to ask the world for something.

use crate::game::Rules;
use crate::text::Text;
use crate::words::{WORDS_OF_MAK_LUM, is_mak_lum};

use super::message::{Effect, Learner, Question, SavedMatch, Ticket};
use super::options::Options;

/// Something that has to be read before anything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Why a saved match cannot be read.
    CannotOpen(String),
    /// The thread in which the computer thinks has died.
    ThreadDied,
    /// What in the settings cannot be used.
    Settings(String),
    /// What went wrong with files.
    Files(String),
}

/// What every screen shares.
#[derive(Debug)]
pub struct Context {
    pub options: Options,
    pub text: Text,
    speaks_of_mak_lum: bool,
    pub columns: u16,
    pub rows: u16,
    /// The saved matches, the newest first.
    pub saves: Vec<SavedMatch>,
    /// Who learns, once the record has been read.
    pub learner: Option<Learner>,
    /// Whether an unfinished match waits behind the menu.
    pub match_waits: bool,
    tickets: u64,
    seed: u64,
    effects: Vec<Effect>,
    notice: Option<Notice>,
}

impl Context {
    pub fn new(options: Options) -> Self {
        Self {
            text: options.sentences(),
            speaks_of_mak_lum: false,
            seed: options.seed.unwrap_or_default(),
            options,
            columns: 80,
            rows: 24,
            saves: Vec::new(),
            learner: None,
            match_waits: false,
            tickets: 0,
            effects: Vec::new(),
            notice: None,
        }
    }

    /// Requests something of the world.
    pub fn request(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Asks the computer a question.
    pub fn ask(&mut self, question: Question) -> Ticket {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        self.request(Effect::Ask(ticket, question));
        ticket
    }

    /// Stops a question, if it is still open.
    pub fn forget(&mut self, ticket: Option<Ticket>) {
        self.effects.extend(ticket.map(Effect::Forget));
    }

    /// Shows a notice over whatever is on the screen.
    pub fn notify(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }

    /// The requests since the last call.
    pub fn take_requests(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    pub fn take_notice(&mut self) -> Option<Notice> {
        self.notice.take()
    }

    /// Puts settings into force and keeps them.
    pub fn adopt(&mut self, options: Options) {
        self.options = options;
        self.text = self.sentences();
        self.keep_options();
    }

    /// Speaks in the words of the game in sight.
    pub fn speak_of(&mut self, rules: Option<Rules>) {
        let is_mak_lum = rules.is_some_and(|rules| is_mak_lum(&rules));
        if is_mak_lum != self.speaks_of_mak_lum {
            self.speaks_of_mak_lum = is_mak_lum;
            self.text = self.sentences();
        }
    }

    fn sentences(&self) -> Text {
        let text = self.options.sentences();
        if self.speaks_of_mak_lum { text.in_words_of(WORDS_OF_MAK_LUM) } else { text }
    }

    /// Keeps the settings as they are now.
    pub fn keep_options(&mut self) {
        self.request(Effect::Keep(Box::new(self.options.clone())));
    }

    /// The seed of a new match. The start seed belongs to the world; the number of questions so
    /// far makes one match of a session differ from the next.
    pub const fn new_seed(&self) -> u64 {
        self.seed.wrapping_add(self.tickets)
    }

    /// The newest unfinished saved match.
    pub fn resumable(&self) -> Option<&SavedMatch> {
        self.saves.iter().find(|saved| saved.is_unfinished())
    }
}
