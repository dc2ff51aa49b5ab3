//! The dispatcher: an event goes to the room in front, and what that room wants next is done.
//!
//! Only this file changes screens. Nothing here touches the clock, files, threads or the
//! terminal; requests to the world are returned.

use std::path::PathBuf;
use std::time::Duration;

use super::Start;
use super::app::{App, Overlay, Screen};
use super::context::Notice;
use super::input::{Action, Code, Key, Pointer, PointerKind};
use super::message::{Effect, Msg};
use super::options::Options;
use super::room::{Next, Popup, Takes, Target};
use super::screens::play::{Note, Play};
use super::screens::{
    Actions, Ask, Learn, Menu, Message, Page, Replay, Reviewing, Saves, SettingUp, Settings, Sowings, Study,
    change_speed, toggle_evaluation,
};
use super::view::key_at;
use crate::save::Saved;

/// The state at the start, and what it requests of the world.
pub fn begin(start: Start, options: Options) -> (App, Vec<Effect>) {
    let complaints = options.complaints.join("; ");
    let mut app = App::new(options);
    match start {
        Start::Menu => app.context.request(Effect::List),
        Start::Match { saved, file } => follow(&mut app, Next::Play { saved, file }),
        Start::Replay(saved) => follow(&mut app, Next::Watch { saved, at: 0 }),
        Start::Study(wanted) => {
            let line = wanted.subject.line();
            app.screen = Screen::Learn(Learn::open(line, Some(wanted), &mut app.context));
        }
    }
    if !complaints.is_empty() {
        app.context.notify(Notice::Settings(complaints));
    }
    let effects = finish(&mut app);
    (app, effects)
}

/// Takes an event in. Returns what is requested of the world.
pub fn update(app: &mut App, msg: Msg) -> Vec<Effect> {
    let next = match msg {
        Msg::Key(key) => press(app, key),
        Msg::Pointer(pointer) => point(app, pointer),
        Msg::Pasted(text) => paste(app, &text),
        Msg::Act(action) => act(app, action),
        Msg::Resized { columns, rows } => {
            (app.context.columns, app.context.rows) = (columns, rows);
            Next::Stay
        }
        Msg::Elapsed(time) => app.screen.room_mut().elapse(time, &mut app.context),
        Msg::Answered(ticket, answer) => app.screen.room_mut().answered(ticket, answer, &mut app.context),
        Msg::Saved(Ok(path)) => {
            app.file = Some(path);
            Next::Stay
        }
        Msg::Saved(Err(why)) => {
            if let Some(play) = app.play_mut() {
                play.note = Some(Note::Failure(why));
            }
            Next::Stay
        }
        Msg::Listed(Ok(saves)) => {
            app.context.saves = saves;
            Next::Stay
        }
        Msg::Opened(Ok(read)) => {
            let (path, saved) = *read;
            let saved = Box::new(saved);
            match saved.record.state().outcome() {
                None => Next::Play { saved, file: Some(path) },
                Some(_) => Next::Watch { saved, at: 0 },
            }
        }
        Msg::Opened(Err(why)) => notify(app, Notice::CannotOpen(why)),
        Msg::Learner(result) => {
            match result {
                Ok(learner) => app.context.learner = Some(*learner),
                // One can learn without a record all the same.
                Err(why) => app.context.notify(Notice::Files(why)),
            }
            app.screen.room_mut().learner_known()
        }
        Msg::Listed(Err(why)) | Msg::NotKept(why) => notify(app, Notice::Files(why)),
    };
    follow(app, next);
    finish(app)
}

fn notify(app: &mut App, notice: Notice) -> Next {
    app.context.notify(notice);
    Next::Stay
}

/// Shows a notice that was raised, speaks of the game in sight, and hands over the requests.
fn finish(app: &mut App) -> Vec<Effect> {
    if let Some(notice) = app.context.take_notice() {
        app.overlay = Some(Overlay::Message(Message(notice)));
    }
    let rules = app.screen.room().rules();
    app.context.speak_of(rules);
    app.context.match_waits = app.parked.as_ref().is_some_and(|play| !play.shown.is_over());
    app.context.take_requests()
}

/// A key went down.
fn press(app: &mut App, key: Key) -> Next {
    let front = app.front();
    let scope = front.scope();
    let action = app.context.options.keys.meaning(scope, key);
    if let (Some(Overlay::Actions(list)), Code::Char(_)) = (&app.overlay, key.code) {
        // The keys that the list names act.
        let named = app.context.options.keys.meaning(app.screen.room().scope(), key);
        if let Some(named) = named.filter(|&named| list.names(named)) {
            return Next::Do(named);
        }
    }
    let into_field = !key.ctrl && matches!(key.code, Code::Char(_) | Code::Backspace);
    match front.takes() {
        // Ctrl-C leaves from everywhere.
        Takes::Binding if app.context.options.keys.action(scope, key) != Some(Action::Quit) => {}
        Takes::Text if into_field => {}
        _ => return action.map_or(Next::Stay, |action| act(app, action)),
    }
    let (front, context) = app.front_mut();
    front.typed(key, context);
    Next::Stay
}

/// Text was pasted: it fills in a field, and is no row of keys anywhere else.
fn paste(app: &mut App, text: &str) -> Next {
    let (front, context) = app.front_mut();
    if front.takes() == Takes::Text {
        for character in text.chars().filter(|character| !character.is_control()) {
            front.typed(Key::char(character), context);
        }
    } else if let (None, Screen::Play(play)) = (&app.overlay, &mut app.screen) {
        play.note = Some(Note::Pasted);
    }
    Next::Stay
}

/// The mouse did something.
fn point(app: &mut App, pointer: Pointer) -> Next {
    let Pointer { column, row, kind } = pointer;
    let on_board = app.front().scope().has_board();
    let pressed = match kind {
        PointerKind::Moved => false,
        PointerKind::Pressed => true,
        PointerKind::WheelUp | PointerKind::WheelDown if on_board => return Next::Stay,
        PointerKind::WheelUp => return act(app, Action::Up),
        PointerKind::WheelDown => return act(app, Action::Down),
        PointerKind::Cancelled => return act(app, if on_board { Action::Menu } else { Action::Back }),
    };
    if pressed && let Some(key) = key_at(app, column, row) {
        return press(app, key);
    }
    let (front, context) = app.front_mut();
    if on_board {
        let place = front.board(context).and_then(|board| board.place_at(column, row));
        return front.pointed(Target::Board(place), pressed, context);
    }
    let Some(line) = front.list(context).and_then(|list| list.line_at(column, row)) else {
        return Next::Stay;
    };
    if let Some(marked) = front.marked() {
        marked.0 = line;
    }
    front.pointed(Target::Line, pressed, context)
}

/// Does what the user wants: what means the same everywhere here, the rest in the room in front.
fn act(app: &mut App, action: Action) -> Next {
    let over_page = app.overlay.as_ref().is_some_and(|overlay| !matches!(overlay, Overlay::Actions(_)));
    match action {
        Action::Quit => return Next::Quit,
        Action::Redraw => app.context.request(Effect::Redraw),
        Action::Suspend => app.context.request(Effect::Suspend),
        Action::Help if !over_page => return Next::Open(Popup::Help),
        Action::Rules if !over_page => return Next::Open(Popup::Rules),
        Action::Settings if !over_page => return Next::Open(Popup::Settings),
        Action::Slower | Action::Faster => {
            change_speed(action, &mut app.context);
            return app.screen.room_mut().act(action, &mut app.context);
        }
        Action::Evaluation => {
            toggle_evaluation(&mut app.context);
            return app.screen.room_mut().act(action, &mut app.context);
        }
        _ => return act_in_front(app, action),
    }
    Next::Stay
}

fn act_in_front(app: &mut App, action: Action) -> Next {
    let over_settings = matches!(app.overlay, Some(Overlay::Settings(_)));
    let (front, context) = app.front_mut();
    let length = front.list(context).map(|list| list.length);
    if let (Some(length), Some(marked)) = (length, front.marked())
        && marked.follow(action, length)
    {
        return Next::Stay;
    }
    let next = front.act(action, context);
    if over_settings {
        app.screen.room_mut().settings_changed(&mut app.context);
    }
    next
}

/// Does what a room wants next.
fn follow(app: &mut App, next: Next) {
    match next {
        Next::Stay => {}
        Next::Close => app.overlay = None,
        Next::Do(action) => {
            app.overlay = None;
            let next = act(app, action);
            follow(app, next);
        }
        Next::Confirmed(confirm) => {
            app.overlay = None;
            let next = app.screen.room_mut().confirmed(confirm, &mut app.context);
            follow(app, next);
        }
        Next::Picked(line) => {
            app.overlay = None;
            let next = app.screen.room_mut().picked(line, &mut app.context);
            follow(app, next);
        }
        Next::Open(popup) => app.overlay = opened(app, popup),
        Next::Setup => enter(app, |app| Screen::SettingUp(Box::new(SettingUp::new(&app.context)))),
        Next::Saves => {
            app.context.request(Effect::List);
            enter(app, |_| Screen::Saves(Saves::default()));
        }
        Next::Learn(line) => enter(app, |app| Screen::Learn(Learn::open(line, None, &mut app.context))),
        Next::Study(wanted) => enter(app, |app| Screen::Study(Box::new(Study::new(wanted, &app.context)))),
        Next::Play { saved, file } => play(app, *saved, file),
        Next::Resume => resume(app),
        Next::Watch { saved, at } => enter(app, |_| Screen::Replay(Box::new(Replay::new(*saved, at)))),
        Next::Review { saved, path } => {
            let back = match &app.screen {
                Screen::Play(_) => Next::Return,
                Screen::Replay(replay) => {
                    Next::Watch { saved: Box::new(replay.whole.clone()), at: replay.at }
                }
                Screen::Saves(_) => Next::Saves,
                _ => Next::Menu,
            };
            enter(app, |app| Screen::Review(Box::new(Reviewing::open(saved, path, back, &mut app.context))));
        }
        Next::Return => match app.parked.take() {
            Some(play) => enter(app, |_| Screen::Play(play)),
            None => follow(app, Next::Menu),
        },
        Next::Delete(path) => {
            // The match that waits must not be written again.
            if app.file.take_if(|file| *file == path).is_some() {
                app.parked = None;
            }
            app.context.request(Effect::Delete(path));
        }
        Next::Menu => {
            enter(app, |_| Screen::Menu(Menu::default()));
            app.context.request(Effect::List);
        }
        Next::Quit => quit(app),
    }
}

fn opened(app: &App, popup: Popup) -> Option<Overlay> {
    let beneath = app.screen.room();
    Some(match popup {
        Popup::Actions => Overlay::Actions(Actions::of(beneath, &app.context)),
        Popup::Help => Overlay::Page(Page::help(beneath.scope())),
        Popup::Rules => Overlay::Page(Page::rules(beneath.rules().unwrap_or(app.context.options.rules))),
        Popup::Record => Overlay::Page(Page::record()),
        Popup::Settings => Overlay::Settings(Settings::default()),
        Popup::Confirm(question) => Overlay::Ask(Ask::new(question)),
        Popup::Turn => {
            let (log, players) = beneath.log()?;
            Overlay::Sowings(Sowings::of(log.turns.last()?.clone(), players, &app.context))
        }
        Popup::Log => {
            let (log, players) = beneath.log()?;
            Overlay::Page(Page::log(log, players, &app.context))
        }
    })
}

/// Leaves the screen for another; a match waits.
fn enter(app: &mut App, make: impl FnOnce(&mut App) -> Screen) {
    app.overlay = None;
    app.screen.room_mut().leave(&mut app.context);
    let next = make(app);
    if let Screen::Play(play) = std::mem::replace(&mut app.screen, next) {
        app.parked = Some(play);
    }
}

/// Plays a match, in its own file or in a new one.
fn play(app: &mut App, saved: Saved, file: Option<PathBuf>) {
    enter(app, |_| Screen::Play(Box::new(Play::new(saved))));
    app.parked = None;
    app.file = None;
    app.context.request(file.map_or(Effect::NewFile, Effect::UseFile));
    app.screen.room_mut().elapse(Duration::ZERO, &mut app.context);
}

/// Goes on with the match that waits, or with the newest saved one.
fn resume(app: &mut App) {
    if let Some(play) = app.parked.take_if(|play| !play.shown.is_over()) {
        enter(app, |_| Screen::Play(play));
        app.screen.room_mut().elapse(Duration::ZERO, &mut app.context);
    } else if let Some(newest) = app.context.resumable() {
        let open = Effect::Open(newest.path.clone());
        app.context.request(open);
    }
}

/// Leaves the program; the match is kept.
fn quit(app: &mut App) {
    app.leaving = true;
    app.screen.room_mut().leave(&mut app.context);
    if let Some(play) = &app.parked {
        play.save(&mut app.context);
    }
    app.context.request(Effect::Quit);
}
