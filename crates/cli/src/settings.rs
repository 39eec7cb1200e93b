//! The server's settings as flags, generated from the server's own list.

use std::path::PathBuf;
use std::{env, fs};

use anyhow::{Context, Result};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use paisho_server::config::{Config, Given, Origin, SETTINGS, from_environment, from_file, gather};

use crate::command::TOKEN;

/// The sources of settings: flags, then environment variables `PAISHO_…`, then a file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    file: Option<PathBuf>,
    flags: Vec<Given>,
}

impl FromArgMatches for Settings {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut settings = Self::default();
        settings.update_from_arg_matches(matches)?;
        Ok(settings)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.file = matches.get_one::<PathBuf>("config").cloned();
        let given = SETTINGS.iter().filter_map(|setting| {
            let value = matches.get_one::<String>(setting.key)?;
            Some(Given {
                key: setting.key.to_owned(),
                value: value.clone(),
                origin: Origin::Flag(setting.flag()),
            })
        });
        self.flags = given.collect();
        Ok(())
    }
}

impl Args for Settings {
    fn augment_args(command: Command) -> Command {
        let file = Arg::new("config")
            .long("config")
            .value_name("FILE")
            .value_parser(clap::value_parser!(PathBuf))
            .action(ArgAction::Set)
            .help("File with settings, in TOML [env: PAISHO_CONFIG]");
        let flags = SETTINGS.iter().map(|setting| {
            let default = match setting.default {
                "" => String::new(),
                default => format!(" [default: {default}]"),
            };
            Arg::new(setting.key)
                .long(setting.flag())
                .value_name("VALUE")
                .action(ArgAction::Set)
                .help(format!("{}{default}", setting.help))
        });
        command.arg(file).args(flags)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl Settings {
    /// The settings, or all errors in them.
    pub(crate) fn config(&self) -> Result<Config> {
        let named = env::var_os("PAISHO_CONFIG").map(PathBuf::from);
        let mut given = Vec::new();
        if let Some(path) = self.file.clone().or(named) {
            let text = fs::read_to_string(&path);
            let text = text.with_context(|| format!("cannot read {}", path.display()))?;
            given.extend(from_file(&path, &text)?);
        }
        let readable = env::vars_os().filter_map(|(name, value)| {
            Some((name.into_string().ok()?, value.into_string().ok()?))
        });
        // The client's token is not a setting of the server, even where both run on one machine.
        let readable = readable.filter(|(name, _)| name != TOKEN);
        given.extend(from_environment(readable));
        given.extend(self.flags.iter().cloned());
        Ok(gather(&given)?)
    }
}
