//! Hashing and checking passwords: a fixed number of threads, each reusing its memory, behind a
//! bounded queue.
//!
//! A job that was started stays on its thread even if its client disconnects, so clients that hang
//! up can't cause more work at the same time.

use std::fmt;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::oneshot;

use super::password::{LONGEST, Password};
use crate::process::let_others_go_first;

/// Queue capacity per thread. At about a twentieth of a second per password, the wait is not much
/// longer than a second.
const QUEUE_PER_THREAD: usize = 32;

/// The hash checked when there is no such account, so that the answer takes equally long. It has
/// the parameters of [`Params::DEFAULT`].
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGlzIGhlcmU\
    $AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Hashes and checks passwords on a fixed number of threads of its own.
#[derive(Clone, Debug)]
pub struct Hasher {
    queue: SyncSender<Job>,
}

/// Why a password was not hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HashingFailed {
    /// The queue is full.
    Busy,
    /// Hashing itself failed.
    Broken,
}

impl fmt::Display for HashingFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Busy => "the server is too busy to check passwords; try again in a few seconds",
            Self::Broken => "a password could not be hashed",
        })
    }
}

impl std::error::Error for HashingFailed {}

/// A job for a thread, with the channel for its answer.
enum Job {
    Hash(String, oneshot::Sender<Result<String, HashingFailed>>),
    Verify(String, String, oneshot::Sender<Result<bool, HashingFailed>>),
}

impl Hasher {
    /// A hasher with this many threads. They end when the last clone of it is dropped.
    ///
    /// # Errors
    /// If a thread can't be started.
    pub fn new(threads: u32) -> Result<Self, HashingFailed> {
        let threads = threads as usize;
        let (queue, jobs) = sync_channel(threads * QUEUE_PER_THREAD);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..threads {
            let jobs = Arc::clone(&jobs);
            let thread = thread::Builder::new().name("hashing".to_owned());
            let started = thread.spawn(move || work(&jobs));
            started.map_err(|_| HashingFailed::Broken)?;
        }
        Ok(Self { queue })
    }

    /// Hashes a password with a new salt.
    ///
    /// # Errors
    /// If the queue is full, or hashing fails.
    pub async fn hash(&self, password: &Password) -> Result<String, HashingFailed> {
        let (answer, answered) = oneshot::channel();
        self.enqueue(Job::Hash(password.reveal().to_owned(), answer))?;
        answered.await.unwrap_or(Err(HashingFailed::Broken))
    }

    /// Whether a text is the password with this hash. Without a hash it is not, but the check takes
    /// equally long.
    ///
    /// # Errors
    /// If the queue is full, or hashing fails.
    pub async fn verify(&self, text: &str, hash: Option<&str>) -> Result<bool, HashingFailed> {
        if text.len() > LONGEST {
            return Ok(false);
        }
        let (answer, answered) = oneshot::channel();
        let (text, against) = (text.to_owned(), hash.unwrap_or(NOBODY).to_owned());
        self.enqueue(Job::Verify(text, against, answer))?;
        let fits = answered.await.unwrap_or(Err(HashingFailed::Broken))?;
        Ok(fits && hash.is_some())
    }

    fn enqueue(&self, job: Job) -> Result<(), HashingFailed> {
        self.queue.try_send(job).map_err(|refused| match refused {
            TrySendError::Full(_) => HashingFailed::Busy,
            TrySendError::Disconnected(_) => HashingFailed::Broken,
        })
    }
}

/// Runs one thread until the queue is closed.
fn work(jobs: &Mutex<Receiver<Job>>) {
    let_others_go_first();
    let mut memory = Memory::default();
    loop {
        // A thread that panicked while holding the lock had not received a job yet.
        let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            // Skips jobs whose client disconnected while they waited.
            Ok(Job::Hash(_, answer)) if answer.is_closed() => {}
            Ok(Job::Verify(_, _, answer)) if answer.is_closed() => {}
            // Sending fails if the client has disconnected meanwhile.
            Ok(Job::Hash(text, answer)) => {
                let _ = answer.send(memory.hash(text.as_bytes()));
            }
            Ok(Job::Verify(text, hash, answer)) => {
                let _ = answer.send(memory.verify(text.as_bytes(), &hash));
            }
            Err(_) => return,
        }
    }
}

/// The memory of one thread, kept from one password to the next: the allocator keeps freed memory
/// of this size once for every thread that ever allocated it.
#[derive(Default)]
struct Memory(Vec<Block>);

impl Memory {
    fn hash(&mut self, password: &[u8]) -> Result<String, HashingFailed> {
        let salt = Salt::generate();
        let params = Params::DEFAULT;
        let output = self.output(password, &salt, &params, Params::DEFAULT_OUTPUT_LEN)?;
        let hash = PasswordHash {
            algorithm: Algorithm::Argon2id.ident(),
            version: Some(Version::V0x13.into()),
            params: ParamsString::try_from(&params).map_err(|_| HashingFailed::Broken)?,
            salt: Some(salt),
            hash: Some(output),
        };
        Ok(hash.to_string())
    }

    /// Whether a password has this hash. A text that is not an Argon2id hash matches nothing.
    fn verify(&mut self, password: &[u8], hash: &str) -> Result<bool, HashingFailed> {
        let Ok(hash) = PasswordHash::new(hash) else {
            return Ok(false);
        };
        let is_ours = hash.algorithm == Algorithm::Argon2id.ident()
            && hash.version == Some(Version::V0x13.into());
        let (Ok(params), Some(salt), Some(expected)) =
            (Params::try_from(&hash), hash.salt, hash.hash)
        else {
            return Ok(false);
        };
        let output = self.output(password, &salt, &params, expected.len())?;
        // Compares in constant time.
        Ok(is_ours && output == expected)
    }

    fn output(
        &mut self,
        password: &[u8],
        salt: &Salt,
        params: &Params,
        length: usize,
    ) -> Result<Output, HashingFailed> {
        let blocks = params.block_count();
        if self.0.len() < blocks {
            self.0.resize(blocks, Block::new());
        }
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
        let mut buffer = [0; Output::MAX_LENGTH];
        let out = buffer.get_mut(..length).ok_or(HashingFailed::Broken)?;
        argon2
            .hash_password_into_with_memory(password, salt, out, &mut self.0[..blocks])
            .map_err(|_| HashingFailed::Broken)?;
        Output::new(out).map_err(|_| HashingFailed::Broken)
    }
}

#[cfg(test)]
mod tests {
    use argon2::PasswordVerifier;
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn what_is_checked_for_nobody_takes_as_long_as_for_somebody() {
        let hash = PasswordHash::new(NOBODY).unwrap();
        let somebody = PasswordHash::new(&Memory::default().hash(b"x").unwrap()).unwrap();
        assert_eq!(hash.params, somebody.params);
        assert_eq!(hash.version, somebody.version);
        let length = |hash: &PasswordHash| hash.hash.unwrap().len();
        assert_eq!(length(&hash), length(&somebody));
        assert!(hash.salt.is_some());
    }

    #[test]
    fn hashes_are_those_of_the_standard_and_memory_is_used_again() {
        let mut memory = Memory::default();
        let first = memory.hash(b"three calm lilies").unwrap();
        let second = memory.hash(b"four wild orchids").unwrap();
        let argon2 = Argon2::default();
        let fits = |password: &[u8], hash: &str| {
            let hash = PasswordHash::new(hash).unwrap();
            argon2.verify_password(password, &hash).is_ok()
        };
        assert!(fits(b"three calm lilies", &first) && fits(b"four wild orchids", &second));
        assert_eq!(memory.0.len(), Params::DEFAULT.block_count());
        assert!(memory.verify(b"three calm lilies", &first).unwrap());
        assert!(!memory.verify(b"three calm lilies", &second).unwrap());
        let other = first.replace("argon2id", "argon2i");
        assert!(!memory.verify(b"three calm lilies", &other).unwrap());
        assert!(!memory.verify(b"", "no hash").unwrap());
    }

    #[tokio::test]
    async fn the_longest_password_is_checked_and_a_longer_one_is_not() {
        let hasher = Hasher::new(1).unwrap();
        let longest = "x1".repeat(128);
        let hash = |text: &str| Memory::default().hash(text.as_bytes()).unwrap();
        let check = hasher.verify(&longest, Some(&hash(&longest))).await;
        assert_eq!(check, Ok(true));
        let longer = format!("{longest}y");
        let check = hasher.verify(&longer, Some(&hash(&longer))).await;
        assert_eq!(check, Ok(false));
    }

    #[tokio::test]
    async fn hashes_are_argon2id_and_fit_only_their_password() {
        let hasher = Hasher::new(1).unwrap();
        let password = Password::parse("three calm lilies", "anna").unwrap();
        let hash = hasher.hash(&password).await.unwrap();
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        assert_ne!(hash, hasher.hash(&password).await.unwrap());
        let fits = async |text, hash| hasher.verify(text, hash).await.unwrap();
        assert!(fits("three calm lilies", Some(hash.as_str())).await);
        assert!(!fits("three calm lilie", Some(hash.as_str())).await);
        assert!(!fits("nobody is here", None).await);
    }

    #[tokio::test]
    async fn a_full_queue_says_so_and_those_who_wait_are_served() {
        let hasher = Hasher::new(1).unwrap();
        let mut waiting = Vec::new();
        let refused = loop {
            let mut check = Box::pin(hasher.verify("three calm lilies", None));
            match check.as_mut().now_or_never() {
                None => waiting.push(check),
                Some(answer) => break answer,
            }
            assert!(waiting.len() < 10 * QUEUE_PER_THREAD, "it never fills");
        };
        assert_eq!(refused, Err(HashingFailed::Busy));
        assert!(waiting.len() >= QUEUE_PER_THREAD);
        let last = waiting.pop().unwrap();
        // The other clients disconnect, and their jobs are skipped.
        drop(waiting);
        assert_eq!(last.await, Ok(false));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn hashing_lets_turns_go_first() {
        let hasher = Hasher::new(1).unwrap();
        assert_eq!(hasher.verify("three calm lilies", None).await, Ok(false));
        let waiting = crate::process::tests::threads_that_wait("hashing");
        assert!(waiting.contains(&true), "{waiting:?}");
    }
}
