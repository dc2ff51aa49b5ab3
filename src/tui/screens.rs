//! The screens and what opens over them, a room each. None knows another.

mod learn;
mod menu;
mod pages;
pub mod play;
mod popups;
mod replay;
mod review;
mod saves;
mod settings;
mod setup;
mod study;

pub use learn::Learn;
pub use menu::Menu;
pub use pages::Page;
pub use play::Play;
pub use popups::{Actions, Ask, Message, Sowings};
pub use replay::Replay;
pub use review::Reviewing;
pub use saves::Saves;
pub use settings::{Settings, change_speed, toggle_evaluation};
pub use setup::SettingUp;
pub use study::Study;
