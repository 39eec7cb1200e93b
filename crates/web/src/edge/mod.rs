//! All that lies outside: the network, the storage, the engine's worker, sound.

pub(crate) mod history;
pub(crate) mod offline;
pub(crate) mod page;
pub(crate) mod shelf;
pub(crate) mod storage;
