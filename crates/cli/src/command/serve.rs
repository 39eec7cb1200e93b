//! `paisho serve`: the server.

use std::io::Write;

use clap::Args;
use paisho_bundle::BundledFile;
use paisho_server::env::Env;
use paisho_server::http::{Asset, Keep, Site};
use paisho_server::notify::Manager;
use paisho_server::serve::{
    Directory, asked_to_end, hold, listen, open, prepare_directory, run_for, start_logging,
};

use super::Verdict;
use crate::settings::Settings;

/// Run a server on which people, programs and computer opponents play.
///
/// No set-up is needed: all data is stored in one directory. Every setting can be a flag, an
/// environment variable PAISHO_… or a line in a TOML file; docs/hosting.md describes them.
#[derive(Args, Clone, Debug, Default)]
#[command(after_help = "\
Examples:
  paisho serve
  paisho serve --listen 0.0.0.0:80 --data /var/lib/paisho --public-url https://paisho.example
  paisho serve --config /etc/paisho.toml --check")]
pub(crate) struct Serve {
    /// Check the settings and exit.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    settings: Settings,
}

impl Serve {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        let config = self.settings.config()?;
        if self.check {
            writeln!(out, "the settings are valid")?;
            return Ok(Verdict::Fine);
        }
        start_logging(&config);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?;
        runtime.block_on(async {
            // Before anything else, so that a server that can't listen leaves nothing behind.
            let listener = listen(&config).await?;
            let address = listener.local_addr()?;
            let directory = prepare_directory(&config.data)?;
            let path = config.data.canonicalize()?;
            if directory == Directory::New {
                writeln!(out, "created the data directory {}", path.display())?;
            }
            let _hold = hold(&path)?;
            let state = open(config, Env::real())
                .await?
                .with_site(Site(paisho_bundle::FILES.iter().map(asset).collect()));
            writeln!(out, "serving http://{address} from {}", path.display())?;
            out.flush()?;
            run_for(Manager::from_environment(), state, listener, asked_to_end()).await?;
            writeln!(out, "all data is stored; the server has stopped")?;
            Ok(Verdict::Fine)
        })
    }
}

/// A file of the web app as the server takes it.
fn asset(file: &BundledFile) -> Asset {
    Asset {
        path: file.path,
        kind: file.kind,
        keep: if file.is_hashed {
            Keep::Forever
        } else {
            Keep::Ask
        },
        plain: file.plain,
        brotli: file.brotli,
    }
}
