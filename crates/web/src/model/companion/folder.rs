//! All recordings of this browser.

use serde::{Deserialize, Deserializer, Serialize};

use super::Recording;

/// How many recordings are kept; the oldest are dropped.
const MOST: usize = 60;

/// The recordings, the open one first. Each is identified by the time it began.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Folder {
    recordings: Vec<Recording>,
}

impl<'de> Deserialize<'de> for Folder {
    /// A recording that can't be read is skipped, so that the others are not lost.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<serde_json::Value>::deserialize(deserializer)?;
        let read = |value| serde_json::from_value(value).ok();
        Ok(Self {
            recordings: values.into_iter().filter_map(read).collect(),
        })
    }
}

impl Folder {
    /// The open recording.
    #[must_use]
    pub fn open(&self) -> Option<&Recording> {
        self.recordings.first()
    }

    /// All recordings.
    #[must_use]
    pub fn all(&self) -> &[Recording] {
        &self.recordings
    }

    /// The recording that began at a moment.
    #[must_use]
    pub fn recording(&self, began: u64) -> Option<&Recording> {
        self.recordings.iter().find(|r| r.began() == began)
    }

    /// Puts a recording first and replaces its older state. Other recordings without entries are
    /// dropped.
    pub fn put(&mut self, recording: Recording) {
        self.recordings
            .retain(|r| r.began() != recording.began() && !r.entries().is_empty());
        self.recordings.insert(0, recording);
        self.recordings.truncate(MOST);
    }

    /// Deletes a recording.
    pub fn remove(&mut self, began: u64) {
        self.recordings.retain(|r| r.began() != began);
    }
}

#[cfg(test)]
mod tests {
    use paisho::Ruleset;

    use super::*;
    use crate::model::companion::RecordingEvent;

    fn written(began: u64) -> Recording {
        let mut recording = Recording::new(Ruleset::RULEBOOK, began);
        let accents = RecordingEvent::Typed("R,W,K,B".to_owned());
        recording.update(accents).unwrap();
        recording
    }

    fn moments(folder: &Folder) -> Vec<u64> {
        folder.all().iter().map(Recording::began).collect()
    }

    #[test]
    fn several_recordings_are_kept_and_the_one_in_use_is_first() {
        let mut folder = Folder::default();
        folder.put(written(1));
        folder.put(written(2));
        assert_eq!(moments(&folder), [2, 1]);
        folder.put(folder.recording(1).unwrap().clone());
        assert_eq!(moments(&folder), [1, 2], "taken up again");
        folder.remove(1);
        assert_eq!(folder.open().map(Recording::began), Some(2));
    }

    #[test]
    fn empty_ones_are_not_kept_beside_others() {
        let mut folder = Folder::default();
        folder.put(Recording::new(Ruleset::RULEBOOK, 1));
        assert_eq!(moments(&folder), [1], "the one in use may be empty");
        folder.put(written(2));
        assert_eq!(moments(&folder), [2]);
    }

    #[test]
    fn they_are_read_again_and_a_broken_one_is_passed_over() {
        let mut folder = Folder::default();
        folder.put(written(1));
        folder.put(written(2));
        let text = serde_json::to_string(&folder).unwrap();
        assert_eq!(serde_json::from_str::<Folder>(&text).unwrap(), folder);
        let broken = text.replacen('[', "[{\"rules\":\"none\"},", 1);
        assert_eq!(serde_json::from_str::<Folder>(&broken).unwrap(), folder);
        assert!(serde_json::from_str::<Folder>("7").is_err());
    }

    #[test]
    fn the_oldest_go() {
        let mut folder = Folder::default();
        (0..80).for_each(|began| folder.put(written(began)));
        assert_eq!(folder.all().len(), MOST);
        assert_eq!(folder.open().map(Recording::began), Some(79));
    }
}
