//! Attempts to sign in: their limits, and how they are logged.

use std::net::IpAddr;

use paisho_wire::SignInBody;

use super::answer::Answer;
use super::app_state::AppState;
use crate::account::{AccountError, Opened, log_security};
use crate::digest::digest;
use crate::limit::neighbourhood;
use crate::store::{Account, SecurityEvent};

/// How long a network stays known after a sign-in from it, in milliseconds.
pub(crate) const KNOWN_NETWORK: u64 = 180 * 24 * 60 * 60 * 1000;

/// How many characters of an attempted name are logged.
const NAME_IN_LOG: usize = 40;

/// Signs in with a password. Attempts are counted per name, from all addresses together. Attempts
/// from a network where the owner has signed in before are counted separately, so strangers who
/// guess can't lock the owner out.
pub(super) async fn sign_in(
    app: &AppState,
    from: IpAddr,
    agent: &str,
    body: &SignInBody,
) -> Answer<Opened> {
    if is_known(app, &body.name, from).await? {
        app.limits.guess_from_known(&body.name, from)?;
    } else {
        app.limits.guess(&body.name)?;
    }
    let signed_in = app.accounts.sign_in(
        &body.name,
        body.password.reveal(),
        body.code.reveal(),
        agent,
    );
    let opened = match signed_in.await {
        Ok(opened) => opened,
        Err(error) => {
            log_failure(&body.name, from, &error);
            return Err(error.into());
        }
    };
    know_network(app, &opened.account, from).await?;
    app.accounts
        .notice(&opened.account, SecurityEvent::SignedIn, agent)
        .await;
    Ok(opened)
}

/// Records the network from which an account signed in or registered.
pub(super) async fn know_network(app: &AppState, account: &Account, from: IpAddr) -> Answer<()> {
    let network = network(account, from);
    let now = app.env.now();
    app.store.know_network(&account.id, &network, now).await?;
    Ok(())
}

async fn is_known(app: &AppState, name: &str, from: IpAddr) -> Answer<bool> {
    let account = match app.accounts.by_name(name).await {
        Ok(account) => account,
        Err(AccountError::NoSuchAccount) => return Ok(false),
        Err(error) => return Err(error.into()),
    };
    let since = app.env.now().saturating_sub(KNOWN_NETWORK);
    let network = network(&account, from);
    let known = app.store.knows_network(&account.id, &network, since);
    Ok(known.await?)
}

/// The stored digest of an account's network.
fn network(account: &Account, from: IpAddr) -> String {
    digest(format!("{} {}", account.id, neighbourhood(from)).as_bytes())
}

fn log_failure(name: &str, from: IpAddr, error: &AccountError) {
    let word = match error {
        AccountError::WrongPassword => "sign_in_failed",
        AccountError::WrongCode => "sign_in_wrong_code",
        AccountError::Suspended(_) => "sign_in_suspended",
        _ => return,
    };
    let name: String = name.chars().take(NAME_IN_LOG).collect();
    log_security!(word, name = ?name, address = %from);
}
