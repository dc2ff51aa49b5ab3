//! The terminal: entered, drawn on, and whole again whatever happens.

use std::io::{self, IsTerminal, Stdout, Write};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, event, execute, queue, style, terminal};
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

use super::super::app::App;
use super::super::options::Mouse;
use super::super::view::view;

/// Something that shows the state.
pub trait Display {
    /// Columns and rows.
    ///
    /// # Errors
    /// If the screen cannot tell.
    fn size(&self) -> io::Result<(u16, u16)>;
    /// Draws the state.
    ///
    /// # Errors
    /// If the screen cannot be drawn on.
    fn draw(&mut self, app: &App) -> io::Result<()>;
    /// Forgets what is on the screen, so that the next picture is drawn whole.
    ///
    /// # Errors
    /// If the screen cannot be drawn on.
    fn clear(&mut self) -> io::Result<()>;
    /// Listens to the mouse, or leaves it to the terminal.
    ///
    /// # Errors
    /// If the screen cannot be drawn on.
    fn mouse(&mut self, mouse: Mouse) -> io::Result<()>;
    /// Takes over the screen again, after somebody else had it.
    ///
    /// # Errors
    /// If the screen cannot be drawn on.
    fn enter(&mut self) -> io::Result<()>;
    /// Gives the screen back to the shell until the program is called back.
    ///
    /// # Errors
    /// If the screen cannot be drawn on.
    fn suspend(&mut self) -> io::Result<()>;
}

/// Whether the terminal is ours at the moment.
static ENTERED: AtomicBool = AtomicBool::new(false);
/// The panic hook is put in place once in the life of the program.
static HOOK: Once = Once::new();

/// The terminal of the program, from [`InTerminal::enter`] until it is dropped.
pub struct InTerminal {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    /// The picture on the screen; `None` if something else may be on it.
    picture: Option<Buffer>,
    mouse: Mouse,
}

/// The most columns and rows that are drawn on; a terminal may claim to have more.
const MOST: (u16, u16) = (1000, 500);

/// A size that can be drawn on.
pub(super) fn bounded((columns, rows): (u16, u16)) -> (u16, u16) {
    (columns.min(MOST.0), rows.min(MOST.1))
}

impl InTerminal {
    /// Takes over the terminal. Input typed before is not meant for the game and is dropped.
    ///
    /// # Errors
    /// If standard input or output is no terminal, or it cannot be taken over.
    pub fn enter(mouse: Mouse) -> io::Result<Self> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Err(io::Error::other("standard input and output must be a terminal"));
        }
        HOOK.call_once(restore_on_panic);
        // NO_COLOR has its say in the theme; crossterm would take bold and reverse away, too.
        style::force_color_output(true);
        take_over(mouse)?;
        let terminal = blank().inspect_err(|_| give_back())?;
        let screen = Self { terminal, picture: None, mouse };
        while event::poll(std::time::Duration::ZERO)? {
            event::read()?;
        }
        Ok(screen)
    }
}

impl Display for InTerminal {
    fn size(&self) -> io::Result<(u16, u16)> {
        terminal::size().map(bounded)
    }

    fn draw(&mut self, app: &App) -> io::Result<()> {
        let area = Rect::new(0, 0, app.context.columns, app.context.rows);
        let mut picture = Buffer::empty(area);
        view(app, &mut picture);
        if self.picture.as_ref() == Some(&picture) {
            return Ok(());
        }
        queue!(io::stdout(), BeginSynchronizedUpdate)?;
        if self.terminal.get_frame().area() != area {
            self.terminal.resize(area)?;
        }
        self.terminal.draw(|frame| frame.buffer_mut().clone_from(&picture))?;
        self.picture = Some(picture);
        execute!(io::stdout(), EndSynchronizedUpdate)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.terminal = blank()?;
        self.picture = None;
        Ok(())
    }

    fn mouse(&mut self, mouse: Mouse) -> io::Result<()> {
        self.mouse = mouse;
        listen_to_mouse(mouse)
    }

    fn enter(&mut self) -> io::Result<()> {
        take_over(self.mouse)?;
        self.clear()
    }

    #[cfg(unix)]
    fn suspend(&mut self) -> io::Result<()> {
        if nobody_could_go_on() {
            return Ok(());
        }
        give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.enter()
    }

    #[cfg(not(unix))]
    fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Whether no shell waits that could call the program back: its process group is orphaned (POSIX.1-2017,
/// 3.263), as in `xterm -e` or a container.
#[cfg(unix)]
fn nobody_could_go_on() -> bool {
    use rustix::process::{getpgid, getppid, getsid};
    let Some(parent) = getppid() else { return true };
    let in_session = matches!((getsid(Some(parent)), getsid(None)), (Ok(theirs), Ok(ours)) if theirs == ours);
    let same_group =
        matches!((getpgid(Some(parent)), getpgid(None)), (Ok(theirs), Ok(ours)) if theirs == ours);
    !in_session || same_group
}

impl Drop for InTerminal {
    fn drop(&mut self) {
        give_back();
    }
}

/// The screen, cleared. Ratatui's own clearing asks the terminal where the cursor is, which not
/// every terminal answers.
fn blank() -> io::Result<Terminal<CrosstermBackend<Stdout>>> {
    execute!(io::stdout(), style::ResetColor, Clear(ClearType::All))?;
    let (columns, rows) = terminal::size().map(bounded)?;
    let viewport = Viewport::Fixed(Rect::new(0, 0, columns, rows));
    Terminal::with_options(CrosstermBackend::new(io::stdout()), TerminalOptions { viewport })
}

fn take_over(mouse: Mouse) -> io::Result<()> {
    enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    let entered = execute!(io::stdout(), EnterAlternateScreen, event::EnableBracketedPaste, cursor::Hide);
    entered.and_then(|()| listen_to_mouse(mouse)).inspect_err(|_| give_back())
}

fn listen_to_mouse(mouse: Mouse) -> io::Result<()> {
    execute!(io::stdout(), event::DisableMouseCapture)?;
    match mouse {
        // Buttons and drags, without a report for every cell that the mouse passes over.
        Mouse::Clicks if cfg!(unix) => {
            execute!(io::stdout(), style::Print("\x1b[?1000h\x1b[?1002h\x1b[?1006h"))
        }
        Mouse::All | Mouse::Clicks => execute!(io::stdout(), event::EnableMouseCapture),
        Mouse::Off => Ok(()),
    }
}

/// Makes the terminal whole again. What fails is passed over: the terminal may be gone.
fn give_back() {
    if !ENTERED.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut out = io::stdout();
    let _ = execute!(
        out,
        EndSynchronizedUpdate,
        event::DisableMouseCapture,
        event::DisableBracketedPaste,
        style::ResetColor,
        // Where there is no other screen, the prompt stands below the picture.
        cursor::MoveTo(0, u16::MAX - 1),
        style::Print("\r\n"),
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
    let _ = out.flush();
}

/// A panic shows on a terminal that is whole again, in whatever thread it happens; but one of
/// the computer's thinking is caught there and told on the screen.
fn restore_on_panic() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let thread = std::thread::current();
        if thread.name() == Some(super::computer::THREAD) {
            return;
        }
        let ours = ENTERED.load(Ordering::SeqCst);
        give_back();
        before(info);
        if ours && thread.name() != Some("main") {
            // The loop would go on drawing on a terminal that has been given back.
            std::process::exit(101);
        }
    }));
}
