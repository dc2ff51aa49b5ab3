//! The thread that reads and writes: matches and settings, in the order in which it was asked.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::super::message::{Effect, Learner, Msg, SavedMatch};
use super::super::options::Options;
use super::input::Input;
use crate::learn::{Day, Profile, ProfileStore};
use crate::save::{self, Autosave, SaveError, Saved};
use crate::say;
use crate::text::Text;
use crate::words::Sentence;

/// Keeps settings; says what failed.
pub type Keep = Box<dyn FnMut(&Options) -> Result<(), String> + Send>;

/// The most saved matches that are listed.
const MOST_LISTED: usize = 200;

/// The thread that reads and writes.
pub struct Files {
    orders: Option<Sender<Effect>>,
    thread: Option<JoinHandle<()>>,
}

impl Files {
    /// Starts the thread. Matches are kept in `folder`, nowhere if there is none.
    ///
    /// # Errors
    /// If the thread cannot be started.
    pub fn open(options: &Options, keep: Keep, sender: Sender<Input>) -> io::Result<Self> {
        let (orders, queue) = mpsc::channel();
        let (folder, text) = (options.folder.clone(), options.sentences());
        let mut clerk = Clerk { folder, text, keep, sender, autosave: None };
        let thread = thread::Builder::new().name("files".to_owned()).spawn(move || clerk.work(&queue))?;
        Ok(Self { orders: Some(orders), thread: Some(thread) })
    }

    /// Hands over an order.
    pub(super) fn carry_out(&self, effect: Effect) {
        if let Some(orders) = &self.orders {
            // The thread ends only when the program does.
            let _ = orders.send(effect);
        }
    }

    /// Waits until everything has been written.
    pub(super) fn close(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Files {
    /// What was ordered is written in any case, after a panic too.
    fn drop(&mut self) {
        self.close();
    }
}

struct Clerk {
    folder: Option<PathBuf>,
    /// For what goes wrong.
    text: Text,
    keep: Keep,
    sender: Sender<Input>,
    autosave: Option<Autosave>,
}

impl Clerk {
    fn work(&mut self, queue: &Receiver<Effect>) {
        let mut next = queue.recv().ok();
        while let Some(effect) = next {
            next = queue.try_recv().ok();
            // Of several states of a match only the newest has to be written.
            let outdated = matches!((&effect, &next), (Effect::Save(_), Some(Effect::Save(_))));
            let kept_again = matches!((&effect, &next), (Effect::Keep(_), Some(Effect::Keep(_))));
            if !outdated && !kept_again {
                self.carry_out(effect);
            }
            if next.is_none() {
                next = queue.recv().ok();
            }
        }
    }

    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::NewFile => self.autosave = None,
            Effect::UseFile(path) => self.claim(&path),
            Effect::Save(saved) => {
                let stored = self.store(&saved);
                self.tell(Msg::Saved(stored));
            }
            Effect::List => {
                self.tell(Msg::Listed(self.list()));
            }
            Effect::Open(path) => {
                let read = save::read(&path).map_err(|error| self.sentence(&error));
                self.tell(Msg::Opened(read.map(|saved| Box::new((path, saved)))));
            }
            Effect::Delete(path) => {
                // A match of this program's own goes with its claim.
                self.autosave.take_if(|autosave| autosave.path() == path);
                if let Err(error) = save::delete(&path) {
                    self.tell(Msg::NotKept(self.sentence(&error)));
                    self.tell(Msg::Listed(self.list()));
                }
            }
            Effect::Learner(name) => self.tell(Msg::Learner(self.learner(&name).map(Box::new))),
            Effect::Learned(profile) => {
                if let Some(Err(error)) =
                    self.folder.as_ref().map(|folder| ProfileStore::beside(folder).store(&profile))
                {
                    self.tell(Msg::NotKept(self.sentence(&error)));
                }
            }
            Effect::Keep(options) => {
                self.text = options.sentences();
                if let Err(why) = (self.keep)(&options) {
                    self.tell(Msg::NotKept(why));
                }
            }
            _ => {}
        }
    }

    /// Claims the file of a match; if another program has it, the match gets a file of its own.
    fn claim(&mut self, path: &Path) {
        self.autosave = None;
        match Autosave::claim(path) {
            Ok(claimed) => self.autosave = Some(claimed),
            Err(error) => self.tell(Msg::Saved(Err(self.sentence(&error)))),
        }
    }

    fn store(&mut self, saved: &Saved) -> Result<PathBuf, String> {
        let Some(folder) = self.folder.clone() else { return Ok(PathBuf::new()) };
        if self.autosave.is_none() {
            self.autosave = Some(Autosave::create(&folder).map_err(|error| self.sentence(&error))?);
        }
        let Some(autosave) = &self.autosave else { return Ok(PathBuf::new()) };
        autosave.store(saved).map_err(|error| self.failure(&error))?;
        Ok(autosave.path().to_owned())
    }

    /// What failed with the file of the match, short enough for the line under the board.
    fn failure(&self, error: &SaveError) -> String {
        let file = error.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        say!(self.text, "saves-fault", file = file, what = error.fault.sentence(&self.text))
    }

    /// The record of a player, with the matches that were finished since.
    fn learner(&self, name: &str) -> Result<Learner, String> {
        let day = Day::today();
        let Some(folder) = &self.folder else {
            return Ok(Learner { profile: Profile::new(name), day });
        };
        let records = ProfileStore::beside(folder);
        let mut profile = records.find(name).map_err(|error| self.sentence(&error))?;
        if ProfileStore::sync(&mut profile, folder) {
            records.store(&profile).map_err(|error| self.sentence(&error))?;
        }
        Ok(Learner { profile, day })
    }

    fn list(&self) -> Result<Vec<SavedMatch>, String> {
        let Some(folder) = &self.folder else { return Ok(Vec::new()) };
        let entries = save::list(folder).map_err(|error| self.sentence(&error))?;
        let shelve = |entry: save::Entry| {
            let saved = save::read(&entry.path).map(Box::new).map_err(|error| self.sentence(&error));
            SavedMatch { path: entry.path, modified: entry.modified, saved }
        };
        Ok(entries.into_iter().take(MOST_LISTED).map(shelve).collect())
    }

    fn sentence(&self, error: &impl Sentence) -> String {
        error.sentence(&self.text)
    }

    fn tell(&self, msg: Msg) {
        // If nobody listens any more, the program is ending.
        let _ = self.sender.send(Input::Msg(Box::new(msg)));
    }
}
