//! Everything outside the model that only a browser has: network, storage, the engine's worker,
//! sound, the address bar.

pub(crate) mod awake;
pub(crate) mod clipboard;
pub(crate) mod clock;
pub(crate) mod download;
pub(crate) mod engine;
pub(crate) mod history;
pub(crate) mod net;
pub(crate) mod offline;
pub(crate) mod page;
pub(crate) mod share;
pub(crate) mod shelf;
pub(crate) mod sound;
pub(crate) mod speech;
pub(crate) mod storage;
pub(crate) mod tap;
