//! All that lies outside: the network, the storage, the engine's worker, sound.

pub(crate) mod engine;
pub(crate) mod history;
pub(crate) mod page;
pub(crate) mod storage;
