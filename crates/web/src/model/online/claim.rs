//! Buttons at a table, and opponents who are away: when a game may be claimed.

use paisho::Seat;
use paisho::clock;
use paisho_table::TableAction;
use paisho_wire::Action;

use super::Millis;
use super::table::Table;

impl Table {
    /// The buttons to show now.
    #[must_use]
    pub fn table_actions(&self, now: Millis) -> Vec<TableAction> {
        let may_claim = self.until_claim(now) == Some(0);
        let replica = self.replica.as_ref();
        replica.map_or_else(Vec::new, |replica| replica.table_actions(may_claim))
    }

    /// The request behind a button.
    #[must_use]
    pub fn action(&self, choice: TableAction) -> Option<Action> {
        let replica = self.replica.as_ref()?;
        choice.action(&replica.table, replica.you?)
    }

    /// The opponent we wait for and who is away, and since when.
    #[must_use]
    pub fn missed(&self) -> Option<(Seat, Millis)> {
        let replica = self.replica.as_ref()?;
        let table = &replica.table;
        let awaited = table.due().only()?;
        let is_person = !table.computers().contains(awaited);
        let is_other = replica.you != Some(awaited);
        let since = self.away[awaited]?;
        (table.setup().time.is_live() && is_person && is_other).then_some((awaited, since))
    }

    /// How long until we may claim; nothing if there is nothing to claim. The server has the last
    /// word: if it said to wait longer, that counts.
    #[must_use]
    pub fn until_claim(&self, now: Millis) -> Option<Millis> {
        let table = &self.replica.as_ref()?.table;
        let (_, since) = self.missed()?;
        if table.is_abortable() {
            return None;
        }
        let away = clock::Millis(now.saturating_sub(since));
        let told = self.claim_from.map(|from| from.saturating_sub(now));
        Some(told.unwrap_or_else(|| table.claim_wait(away).0))
    }
}
