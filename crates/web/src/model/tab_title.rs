//! The title of the browser's tab. It begins with what tells tabs apart, because a narrow tab shows
//! only the beginning.

use paisho::Seat;

/// The title of a page: parts that are not empty, and the name of the app.
#[must_use]
pub fn title(parts: &[&str]) -> String {
    let parts = parts.iter().filter(|part| !part.is_empty());
    parts.fold(String::new(), |title, part| title + part + " · ") + "Pai Sho"
}

/// The names of the opponents, or of all players if the reader is none of them.
#[must_use]
pub fn opponents(players: impl IntoIterator<Item = (Seat, String)>, you: Option<Seat>) -> String {
    let others = players.into_iter().filter(|(seat, _)| Some(*seat) != you);
    let names: Vec<String> = others.map(|(_, name)| name).collect();
    names.join(" – ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_begins_with_what_is_particular() {
        assert_eq!(title(&["Your turn", "Anna"]), "Your turn · Anna · Pai Sho");
        assert_eq!(title(&["", "Settings"]), "Settings · Pai Sho");
    }

    #[test]
    fn a_player_reads_the_opponents_and_a_spectator_reads_everyone() {
        let players = || {
            [
                (Seat::GUEST, "Anna".to_owned()),
                (Seat::HOST, "Ben".to_owned()),
            ]
        };
        assert_eq!(opponents(players(), Some(Seat::GUEST)), "Ben");
        assert_eq!(opponents(players(), Some(Seat::HOST)), "Anna");
        assert_eq!(opponents(players(), None), "Anna – Ben");
    }
}
