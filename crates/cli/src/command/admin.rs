//! `paisho admin`: tasks of the operator, which may run beside the server.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use paisho_server::doctor::examine;
use paisho_server::env::Env;
use paisho_server::http::AppState;
use paisho_server::serve::open;
use paisho_server::store::{
    AccountKind, FILE_NAME, NewModerationEntry, Role, SecurityEvent, Store,
};

use super::Verdict;
use crate::settings::Settings;

/// Look after a server: moderators, backups, checks. The server may be running meanwhile.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho admin create-moderator anna --data /var/lib/paisho
  paisho admin backup monday.sqlite --data /var/lib/paisho
  paisho admin restore monday.sqlite --data /var/lib/paisho-restored
  paisho admin doctor --data /var/lib/paisho")]
pub(crate) struct Admin {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Make somebody a moderator; makes the account if there is none, and a link for its password.
    CreateModerator {
        /// Whom.
        name: String,
        /// Make an admin instead, who may make and unmake moderators.
        #[arg(long)]
        admin: bool,
        #[command(flatten)]
        settings: Settings,
    },
    /// Make a link by which somebody sets a new password.
    ResetPassword {
        /// Whose.
        name: String,
        #[command(flatten)]
        settings: Settings,
    },
    /// Remove the second factor of somebody who has lost the app and the codes on paper.
    RemoveSecondFactor {
        /// Whose.
        name: String,
        #[command(flatten)]
        settings: Settings,
    },
    /// Copy the database into a new file while the server runs.
    Backup {
        /// The new file.
        file: PathBuf,
        #[command(flatten)]
        settings: Settings,
    },
    /// Restore a backup into a data directory without a database.
    Restore {
        /// The backup.
        file: PathBuf,
        #[command(flatten)]
        settings: Settings,
    },
    /// Check the database, and every stored game by playing it again.
    Doctor {
        #[command(flatten)]
        settings: Settings,
    },
    /// Count everything.
    Stats {
        #[command(flatten)]
        settings: Settings,
    },
}

impl Admin {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        runtime.block_on(self.task.run(out))
    }
}

impl Task {
    async fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        match self {
            Self::CreateModerator {
                name,
                admin,
                settings,
            } => {
                let role = if *admin { Role::Admin } else { Role::Moderator };
                create_moderator(&house(settings).await?, name, role, out).await
            }
            Self::ResetPassword { name, settings } => {
                let house = house(settings).await?;
                let account = house.accounts.by_name(name).await?;
                writeln!(out, "{}", house.accounts.reset_link(&account).await?)?;
                note(&house, "reset_link", name).await?;
                Ok(Verdict::Fine)
            }
            Self::RemoveSecondFactor { name, settings } => {
                let house = house(settings).await?;
                let account = house.accounts.by_name(name).await?;
                house.accounts.forget_second_factor(&account).await?;
                note(&house, "remove_second_factor", name).await?;
                writeln!(out, "{name} signs in without a second factor")?;
                Ok(Verdict::Fine)
            }
            Self::Backup { file, settings } => {
                house(settings).await?.store.backup(file).await?;
                writeln!(out, "wrote {}", file.display())?;
                Ok(Verdict::Fine)
            }
            Self::Restore { file, settings } => {
                let directory = settings.config()?.data;
                Store::restore(file, &directory).await?;
                writeln!(out, "restored into {}", directory.display())?;
                Ok(Verdict::Fine)
            }
            Self::Doctor { settings } => doctor(&house(settings).await?, out).await,
            Self::Stats { settings } => stats(&house(settings).await?, out).await,
        }
    }
}

/// Opens a data directory that has a database. A new, empty one would pass every check, and its
/// backup would look like a real one.
async fn house(settings: &Settings) -> Result<AppState> {
    let config = settings.config()?;
    if !config.data.join(FILE_NAME).is_file() {
        bail!(
            "there is no database in {}; name the data directory with --data",
            config.data.display()
        );
    }
    Ok(open(config, Env::real()).await?)
}

async fn create_moderator(
    house: &AppState,
    name: &str,
    role: Role,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let known = house.accounts.by_name(name).await.ok();
    let account = match known {
        Some(account) if account.kind == AccountKind::Person => account,
        Some(_) => bail!("{name} is a guest or a bot; only persons may be moderators"),
        None => {
            // No one ever learns this password: the link sets the first real one.
            let password = [house.env.id(), house.env.id()].concat();
            house.accounts.appoint(name, &password, role).await?;
            let account = house.accounts.by_name(name).await?;
            writeln!(out, "{}", house.accounts.reset_link(&account).await?)?;
            account
        }
    };
    house.store.set_role(&account.id, role).await?;
    house
        .accounts
        .notice(&account, SecurityEvent::RoleChanged, role.as_str())
        .await;
    note(house, "set_role", name).await?;
    writeln!(out, "{name} is {role}")?;
    Ok(Verdict::Fine)
}

/// Adds a line to the audit log, and waits until the notification mails are sent, because the
/// program ends after this.
async fn note(house: &AppState, action: &str, name: &str) -> Result<()> {
    let account = house.accounts.by_name(name).await?;
    let deed = NewModerationEntry {
        at: house.env.now(),
        actor: "host",
        action,
        subject: Some(&account.id),
        detail: "by command line",
    };
    house
        .store
        .log(deed)
        .await
        .context("cannot write the log")?;
    house.accounts.mails_sent().await;
    Ok(())
}

async fn doctor(house: &AppState, out: &mut dyn Write) -> Result<Verdict> {
    let health = examine(&house.store).await?;
    for finding in &health.findings {
        writeln!(out, "{finding}")?;
    }
    writeln!(
        out,
        "{} games with {} turns played again, {} findings",
        health.games,
        health.turns,
        health.findings.len()
    )?;
    Ok(if health.findings.is_empty() {
        Verdict::Fine
    } else {
        Verdict::Objection
    })
}

async fn stats(house: &AppState, out: &mut dyn Write) -> Result<Verdict> {
    let stats = house.store.stats().await?;
    for (what, many) in [
        ("guests", stats.guests),
        ("persons", stats.persons),
        ("bots", stats.bots),
        ("games being played", stats.playing),
        ("games finished", stats.finished),
        ("games called off", stats.aborted),
        ("turns", stats.turns),
        ("open seeks", stats.seeks),
        ("sessions", stats.sessions),
        ("open reports", stats.reports),
    ] {
        writeln!(out, "{many:>10} {what}")?;
    }
    Ok(Verdict::Fine)
}
