//! Sending mail, if the operator has set up a mail server. Nothing else depends on it.

use std::fmt;
use std::sync::Arc;

use lettre::message::{Mailbox, SinglePart};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::sync::watch;

use crate::config::Config;

/// Sends mails.
#[derive(Clone, Debug)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// How many mails are being sent.
    under_way: Arc<watch::Sender<usize>>,
}

/// Why a mail could not be sent.
#[derive(Debug)]
pub struct MailError(String);

impl fmt::Display for MailError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an e-mail could not be sent: {}", self.0)
    }
}

impl std::error::Error for MailError {}

impl Mailer {
    /// The mailer according to the settings, if they name a mail server.
    ///
    /// # Errors
    /// If the mail server's address can't be used. The message does not repeat it.
    pub fn new(config: &Config) -> Result<Option<Self>, MailError> {
        let (Some(smtp), Some(from)) = (&config.smtp, &config.mail_from) else {
            return Ok(None);
        };
        let unusable = || MailError("the address of the mail server is invalid".to_owned());
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp.reveal());
        let from: Address = from.parse().map_err(|_| unusable())?;
        Ok(Some(Self {
            transport: transport.map_err(|_| unusable())?.build(),
            from: Mailbox::new(Some(config.title.clone()), from),
            under_way: Arc::default(),
        }))
    }

    /// Sends a mail in the background: a response must not take longer for accounts that have an
    /// address.
    pub fn post(self, to: String, subject: String, body: String) {
        self.under_way.send_modify(|mails| *mails += 1);
        tokio::spawn(async move {
            if let Err(error) = self.send(&to, &subject, body).await {
                tracing::warn!(%error, "an e-mail was not sent");
            }
            self.under_way
                .send_modify(|mails| *mails = mails.saturating_sub(1));
        });
    }

    /// Waits until every posted mail has been sent or has failed.
    pub async fn sent(&self) {
        // `self` holds the sender, so waiting never fails.
        let _ = self
            .under_way
            .subscribe()
            .wait_for(|mails| *mails == 0)
            .await;
    }

    /// Sends a mail.
    ///
    /// # Errors
    /// If the address is invalid or the mail server refuses the mail.
    pub async fn send(&self, to: &str, subject: &str, body: String) -> Result<(), MailError> {
        let to: Address = to
            .parse()
            .map_err(|_| MailError("the address of the recipient is invalid".to_owned()))?;
        // The link is longer than the line limit of mail. `SinglePart::plain` declares the
        // encoding, so that all mail programs join the lines again.
        let message = Message::builder()
            .message_id(None)
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .singlepart(SinglePart::plain(body))
            .map_err(|error| MailError(error.to_string()))?;
        let sent = self.transport.send(message).await;
        sent.map(drop).map_err(|error| MailError(error.to_string()))
    }
}
