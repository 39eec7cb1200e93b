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

/// Administer a server: moderators, backups, checks. The server may keep running.
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
    /// Make a user a moderator. Creates the account if it does not exist, and prints a link to set
    /// its password.
    CreateModerator {
        /// The user's name.
        name: String,
        /// Make the user an admin instead, who can appoint and dismiss moderators.
        #[arg(long)]
        admin: bool,
        #[command(flatten)]
        settings: Settings,
    },
    /// Print a link with which a user can set a new password.
    ResetPassword {
        /// The user's name.
        name: String,
        #[command(flatten)]
        settings: Settings,
    },
    /// Remove the second factor of a user who has lost the authenticator app and the recovery codes.
    RemoveSecondFactor {
        /// The user's name.
        name: String,
        #[command(flatten)]
        settings: Settings,
    },
    /// Copy the database into a new file while the server runs.
    Backup {
        /// The file to create.
        file: PathBuf,
        #[command(flatten)]
        settings: Settings,
    },
    /// Restore a backup into a data directory without a database.
    Restore {
        /// The backup file.
        file: PathBuf,
        #[command(flatten)]
        settings: Settings,
    },
    /// Check the database, and replay every stored game.
    Doctor {
        #[command(flatten)]
        settings: Settings,
    },
    /// Print statistics: accounts, games, turns, sessions.
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
                create_moderator(&open_state(settings).await?, name, role, out).await
            }
            Self::ResetPassword { name, settings } => {
                let state = open_state(settings).await?;
                let account = state.accounts.by_name(name).await?;
                writeln!(out, "{}", state.accounts.reset_link(&account).await?)?;
                note(&state, "reset_link", name).await?;
                Ok(Verdict::Fine)
            }
            Self::RemoveSecondFactor { name, settings } => {
                let state = open_state(settings).await?;
                let account = state.accounts.by_name(name).await?;
                state.accounts.forget_second_factor(&account).await?;
                note(&state, "remove_second_factor", name).await?;
                writeln!(out, "{name} can now sign in without a second factor")?;
                Ok(Verdict::Fine)
            }
            Self::Backup { file, settings } => {
                open_state(settings).await?.store.backup(file).await?;
                writeln!(out, "wrote {}", file.display())?;
                Ok(Verdict::Fine)
            }
            Self::Restore { file, settings } => {
                let directory = settings.config()?.data;
                Store::restore(file, &directory).await?;
                writeln!(out, "restored into {}", directory.display())?;
                Ok(Verdict::Fine)
            }
            Self::Doctor { settings } => doctor(&open_state(settings).await?, out).await,
            Self::Stats { settings } => stats(&open_state(settings).await?, out).await,
        }
    }
}

/// Opens a data directory that has a database. A new, empty one would pass every check, and its
/// backup would look like a real one.
async fn open_state(settings: &Settings) -> Result<AppState> {
    let config = settings.config()?;
    if !config.data.join(FILE_NAME).is_file() {
        bail!(
            "there is no database in {}; give the data directory with --data",
            config.data.display()
        );
    }
    Ok(open(config, Env::real()).await?)
}

async fn create_moderator(
    state: &AppState,
    name: &str,
    role: Role,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let known = state.accounts.by_name(name).await.ok();
    let account = match known {
        Some(account) if account.kind == AccountKind::Person => account,
        Some(_) => bail!("{name} is a guest or a bot; only registered people can be moderators"),
        None => {
            // No one ever learns this password: the link sets the first real one.
            let password = [state.env.id(), state.env.id()].concat();
            state.accounts.appoint(name, &password, role).await?;
            let account = state.accounts.by_name(name).await?;
            writeln!(out, "{}", state.accounts.reset_link(&account).await?)?;
            account
        }
    };
    state.store.set_role(&account.id, role).await?;
    state
        .accounts
        .notice(&account, SecurityEvent::RoleChanged, role.as_str())
        .await;
    note(state, "set_role", name).await?;
    writeln!(out, "{name} now has the role {role}")?;
    Ok(Verdict::Fine)
}

/// Adds a line to the audit log, and waits until the notification mails are sent, because the
/// program ends after this.
async fn note(state: &AppState, action: &str, name: &str) -> Result<()> {
    let account = state.accounts.by_name(name).await?;
    let deed = NewModerationEntry {
        at: state.env.now(),
        actor: "host",
        action,
        subject: Some(&account.id),
        detail: "from the command line",
    };
    state
        .store
        .log(deed)
        .await
        .context("cannot write to the audit log")?;
    state.accounts.mails_sent().await;
    Ok(())
}

async fn doctor(state: &AppState, out: &mut dyn Write) -> Result<Verdict> {
    let health = examine(&state.store).await?;
    for finding in &health.findings {
        writeln!(out, "{finding}")?;
    }
    writeln!(
        out,
        "replayed {} games with {} turns, found {} problems",
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

async fn stats(state: &AppState, out: &mut dyn Write) -> Result<Verdict> {
    let stats = state.store.stats().await?;
    for (what, many) in [
        ("guests", stats.guests),
        ("persons", stats.persons),
        ("bots", stats.bots),
        ("games in progress", stats.playing),
        ("games finished", stats.finished),
        ("games cancelled", stats.aborted),
        ("turns", stats.turns),
        ("open seeks", stats.seeks),
        ("sessions", stats.sessions),
        ("open reports", stats.reports),
    ] {
        writeln!(out, "{many:>10} {what}")?;
    }
    Ok(Verdict::Fine)
}
