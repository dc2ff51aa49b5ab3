//! The settings, which take effect at once, and which key does what.

use crate::say;
use crate::settings::Speed;
use crate::text::Digits;
use crate::tui::context::Context;
use crate::tui::input::{Action, Code, Conflict, Key, KeyMap, Scope};
use crate::tui::message::Effect;
use crate::tui::options::{Glyphs, Mouse, Preview};
use crate::tui::room::{Next, Room, Takes};
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, KeyLabel, ListLayout, Marked, adjustable, cycled, key_line};
use crate::tui::words;

/// A line of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    Language,
    Digits,
    Skin,
    Glyphs,
    Speed,
    Mouse,
    Preview,
    HomeMarks,
    Evaluation,
    /// Opens the list of keys.
    Keys,
}

/// The lines of the settings and the keys of their sentences.
const SETTINGS: [(Setting, &str); 10] = [
    (Setting::Language, "tui-setting-language"),
    (Setting::Digits, "tui-setting-digits"),
    (Setting::Skin, "tui-setting-skin"),
    (Setting::Glyphs, "tui-setting-glyphs"),
    (Setting::Speed, "tui-setting-speed"),
    (Setting::Mouse, "tui-setting-mouse"),
    (Setting::Preview, "tui-setting-preview"),
    (Setting::HomeMarks, "tui-setting-home-marks"),
    (Setting::Evaluation, "tui-setting-evaluation"),
    (Setting::Keys, "tui-setting-keys"),
];

/// The settings, or the list of keys behind their last line.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    marked: Marked,
    keys: Option<Keys>,
}

/// Which key does what.
#[derive(Clone, Debug, Default)]
struct Keys {
    marked: Marked,
    /// The action that waits for a key.
    waiting: Option<Action>,
    /// Why the last key was refused.
    conflict: Option<Conflict>,
}

impl Settings {
    /// The list of keys with this line marked.
    pub fn keys(line: usize) -> Self {
        let keys = Keys { marked: Marked(line), ..Keys::default() };
        Self { marked: Marked(SETTINGS.len() - 1), keys: Some(keys) }
    }

    fn change(&mut self, by: isize, context: &mut Context) -> Next {
        match SETTINGS.get(self.marked.0) {
            Some((Setting::Keys, _)) => self.keys = Some(Keys::default()),
            Some((setting, _)) => change(*setting, by, context),
            None => {}
        }
        Next::Stay
    }
}

/// Changes a setting to its next value, or the one before.
fn change(setting: Setting, by: isize, context: &mut Context) {
    let mut options = context.options.clone();
    match setting {
        Setting::Language => {
            let codes: Vec<String> = options.languages.iter().map(|language| language.code.clone()).collect();
            options.language = cycled(&codes, &options.language, by);
        }
        Setting::Digits => options.digits = cycled(Digits::ALL, &options.digits, by),
        Setting::Skin => options.skin = cycled(&options.skins(), &options.skin, by),
        Setting::Glyphs => options.glyphs = cycled(&[Glyphs::Unicode, Glyphs::Ascii], &options.glyphs, by),
        Setting::Speed => options.speed = cycled(Speed::ALL, &options.speed, by),
        Setting::Mouse => {
            options.mouse = cycled(Mouse::ALL, &options.mouse, by);
            context.request(Effect::Mouse(options.mouse));
        }
        Setting::Preview => options.preview = cycled(Preview::ALL, &options.preview, by),
        Setting::HomeMarks => options.home_marks = !options.home_marks,
        Setting::Evaluation => options.evaluation = !options.evaluation,
        Setting::Keys => {}
    }
    context.adopt(options);
}

/// One speed slower or faster, not past the ends.
pub fn change_speed(action: Action, context: &mut Context) {
    let at = Speed::ALL.iter().position(|speed| *speed == context.options.speed).unwrap_or(0);
    let to = if action == Action::Faster { at + 1 } else { at.saturating_sub(1) };
    context.options.speed = Speed::ALL[to.min(Speed::ALL.len() - 1)];
    context.keep_options();
}

/// Shows or hides the evaluation bar.
pub fn toggle_evaluation(context: &mut Context) {
    change(Setting::Evaluation, 1, context);
}

impl Keys {
    fn act(&mut self, action: Action, context: &mut Context) {
        let all = context.options.keys.changeable();
        let Some((marked, _)) = all.get(self.marked.0) else { return };
        match action {
            Action::Confirm => {
                self.conflict = None;
                self.waiting = Some(*marked);
            }
            Action::Delete => self.put(context.options.keys.without(*marked), context),
            _ => {}
        }
    }

    /// Binds a key to the action that waits. Escape binds nothing; a key that another action has
    /// in the same scope is refused by its name.
    fn bind(&mut self, key: Key, context: &mut Context) {
        let Some(action) = self.waiting.take() else { return };
        if key != Key::plain(Code::Esc) {
            self.put(context.options.keys.with(&[(action, vec![key])]), context);
        }
    }

    fn put(&mut self, changed: Result<KeyMap, Conflict>, context: &mut Context) {
        match changed {
            Ok(keys) => {
                self.conflict = None;
                context.options.keys = keys;
                context.keep_options();
            }
            Err(conflict) => self.conflict = Some(conflict),
        }
    }

    fn draw(&self, list: &ListLayout, context: &Context, canvas: &mut Canvas) {
        let text = &context.text;
        canvas.frame(list.frame, &text.get("tui-setting-keys"));
        let all = context.options.keys.changeable();
        list.draw(canvas, |at| match all.get(at) {
            Some((action, keys)) => {
                let keys: Vec<String> = keys.iter().copied().map(Key::label).collect();
                (action.sentence(text), keys.join(" "))
            }
            None => (String::new(), String::new()),
        });
        if list.frame.height < 5 {
            return;
        }
        let warning = canvas.style(Role::Warning);
        if let Some(action) = self.waiting {
            let ask = say!(text, "tui-keys-press", action = action.sentence(text));
            canvas.left(list.foot(3), &ask, warning);
        } else if let Some(conflict) = &self.conflict {
            let (key, has) = (conflict.key.label(), conflict.has.sentence(text));
            canvas.left(list.foot(3), &say!(text, "tui-keys-conflict", key = key, action = has), warning);
        }
        let keys = [("Enter", "tui-short-change"), ("x", "tui-short-default"), ("Esc", "tui-short-back")];
        key_line(list.foot(2), keys.map(|key| KeyLabel::new(text, key)), canvas);
        if self.waiting.is_some() {
            // A click on a named key would bind it.
            canvas.hints.clear();
        }
    }
}

impl Room for Settings {
    fn scope(&self) -> Scope {
        match self.takes() {
            Takes::Binding => Scope::Page,
            Takes::Actions | Takes::Text => Scope::List,
        }
    }

    fn takes(&self) -> Takes {
        let waits = self.keys.as_ref().is_some_and(|keys| keys.waiting.is_some());
        if waits { Takes::Binding } else { Takes::Actions }
    }

    fn list(&self, context: &Context) -> Option<ListLayout> {
        let screen = (context.columns, context.rows);
        Some(match &self.keys {
            Some(keys) => {
                let length = context.options.keys.changeable().len();
                ListLayout::framed(screen, 66, 3, length, keys.marked)
            }
            None => ListLayout::framed(screen, 66, 2, SETTINGS.len(), self.marked),
        })
    }

    fn marked(&mut self) -> Option<&mut Marked> {
        Some(self.keys.as_mut().map_or(&mut self.marked, |keys| &mut keys.marked))
    }

    fn act(&mut self, action: Action, context: &mut Context) -> Next {
        if let Some(keys) = &mut self.keys {
            match action {
                Action::Back | Action::Leave => self.keys = None,
                _ => keys.act(action, context),
            }
            return Next::Stay;
        }
        match action {
            Action::Confirm | Action::Right => self.change(1, context),
            Action::Left => self.change(-1, context),
            Action::Back | Action::Leave => Next::Close,
            _ => Next::Stay,
        }
    }

    fn typed(&mut self, key: Key, context: &mut Context) {
        if let Some(keys) = &mut self.keys {
            keys.bind(key, context);
        }
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let Some(list) = self.list(context) else { return };
        if let Some(keys) = &self.keys {
            return keys.draw(&list, context, canvas);
        }
        canvas.frame(list.frame, &context.text.get("tui-menu-settings"));
        list.draw(canvas, |at| match SETTINGS.get(at) {
            Some((setting, say)) => (context.text.get(say), adjustable(&value(*setting, context))),
            None => (String::new(), String::new()),
        });
        if list.frame.height > 4 {
            let keys = [("←→", "tui-short-change"), ("Esc", "tui-short-back")];
            key_line(list.foot(2), keys.map(|key| KeyLabel::new(&context.text, key)), canvas);
        }
    }
}

fn value(setting: Setting, context: &Context) -> String {
    let (text, options) = (&context.text, &context.options);
    let switch = |on: bool| text.get(if on { "tui-on" } else { "tui-off" });
    match setting {
        Setting::Language => text.get("tui-language-name"),
        Setting::Digits => match options.digits {
            Digits::Arabic => "1 2 3".to_owned(),
            Digits::Thai => "๑ ๒ ๓".to_owned(),
        },
        // Keys: tui-skin-*
        Setting::Skin => options
            .own_name()
            .map_or_else(|| text.get(&format!("tui-skin-{}", options.skin.word())), ToOwned::to_owned),
        Setting::Glyphs => match options.glyphs {
            Glyphs::Unicode => "Unicode".to_owned(),
            Glyphs::Ascii => "ASCII".to_owned(),
        },
        Setting::Speed => words::speed(text, options.speed),
        // Keys: tui-mouse-*
        Setting::Mouse => text.get(&format!("tui-mouse-{}", options.mouse.word())),
        Setting::Preview => {
            let middle = (crate::ai::Level::ALL.len() / 2 + 1) as u32;
            // Keys: tui-preview-*
            say!(text, &format!("tui-preview-{}", options.preview.word()), middle = middle)
        }
        Setting::HomeMarks => switch(options.home_marks),
        Setting::Evaluation => switch(options.evaluation),
        Setting::Keys => "…".to_owned(),
    }
}
