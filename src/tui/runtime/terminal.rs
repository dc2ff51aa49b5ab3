//! The terminal: entered, drawn on, and whole again whatever happens.

use std::io::{self, IsTerminal, Stdout, Write};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, event, execute, queue, style};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use super::super::app::App;
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
    fn mouse(&mut self, on: bool) -> io::Result<()>;
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
    mouse: bool,
}

impl InTerminal {
    /// Takes over the terminal. Input typed before is not meant for the game and is dropped.
    ///
    /// # Errors
    /// If standard input or output is no terminal, or it cannot be taken over.
    pub fn enter(mouse: bool) -> io::Result<Self> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Err(io::Error::other("standard input and output must be a terminal"));
        }
        HOOK.call_once(restore_on_panic);
        // NO_COLOR has its say in the theme; crossterm would take bold and reverse away, too.
        style::force_color_output(true);
        take_over(mouse)?;
        let terminal = blank().inspect_err(|_| give_back())?;
        let screen = Self { terminal, mouse };
        while event::poll(std::time::Duration::ZERO)? {
            event::read()?;
        }
        Ok(screen)
    }
}

impl Display for InTerminal {
    fn size(&self) -> io::Result<(u16, u16)> {
        self.terminal.size().map(|size| (size.width, size.height))
    }

    fn draw(&mut self, app: &App) -> io::Result<()> {
        queue!(io::stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| view(app, frame.buffer_mut()))?;
        execute!(io::stdout(), EndSynchronizedUpdate)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.terminal = blank()?;
        Ok(())
    }

    fn mouse(&mut self, on: bool) -> io::Result<()> {
        self.mouse = on;
        listen_to_mouse(on)
    }

    fn enter(&mut self) -> io::Result<()> {
        take_over(self.mouse)?;
        self.clear()
    }

    #[cfg(unix)]
    fn suspend(&mut self) -> io::Result<()> {
        give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.enter()
    }

    #[cfg(not(unix))]
    fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }
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
    Terminal::new(CrosstermBackend::new(io::stdout()))
}

fn take_over(mouse: bool) -> io::Result<()> {
    enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    let entered = execute!(io::stdout(), EnterAlternateScreen, cursor::Hide);
    entered.and_then(|()| listen_to_mouse(mouse)).inspect_err(|_| give_back())
}

fn listen_to_mouse(on: bool) -> io::Result<()> {
    if on {
        execute!(io::stdout(), event::EnableMouseCapture)
    } else {
        execute!(io::stdout(), event::DisableMouseCapture)
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
        style::ResetColor,
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
