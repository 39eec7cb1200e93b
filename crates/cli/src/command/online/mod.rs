//! `paisho online`: a small client of a server, for people at a terminal and for scripts.

mod client;
mod keys;
mod lobby;
mod remote;
mod sign_in;
mod socket;
mod table;
mod time;
mod watch;
mod words;

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};
use paisho_wire::{Action, GameId, Reply, SeekId};

use super::Verdict;
use client::{Client, Form};
pub(crate) use keys::TOKEN;

/// Play, watch and download games at a server.
///
/// Come in once, as a guest or with a password or a token; who you are is kept in a file that
/// only you may read. The variable PAISHO_TOKEN goes before the file. Exit codes: 0 all is well,
/// 1 the server said no, 2 wrong usage, or no answer that can be read.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho online guest
  paisho online seek --time 3d --computer 1
  paisho online games
  paisho online play jq4kruxttrif 'R3(0,8)'
  paisho online --server https://paisho.example watch jq4kruxttrif
  paisho online record jq4kruxttrif -o game.paisho")]
pub(crate) struct Online {
    /// The server.
    #[arg(
        long,
        global = true,
        value_name = "URL",
        default_value = "http://localhost:7249"
    )]
    server: String,
    /// The file that keeps who you are [default: paisho/online.json among your settings].
    #[arg(long, global = true, value_name = "FILE")]
    keys: Option<PathBuf>,
    /// Print what the server says as JSON, refusals too.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Come in as a guest.
    Guest,
    /// Make an account; a guest keeps the games. Asks for a password, or reads it from standard
    /// input.
    Register {
        /// The name.
        name: String,
    },
    /// Come in with a password: asks for it, or reads it from standard input.
    SignIn {
        /// The name.
        name: String,
    },
    /// Come in with a token: asks for it, or reads it from standard input.
    Token,
    /// Leave; the session ends, a token is forgotten.
    SignOut,
    /// Say who you are.
    Me,
    /// List who seeks a game.
    Lobby,
    /// Seek a game.
    Seek(lobby::Wish),
    /// Join somebody's seek.
    Join {
        /// Which, as in the lobby or as its seeker told you.
        seek: SeekId,
    },
    /// Withdraw your seek, or leave somebody else's.
    Withdraw {
        /// Which.
        seek: SeekId,
    },
    /// List your games that are being played; those that wait for you come first.
    Games {
        /// List public games of all people instead.
        #[arg(long)]
        all: bool,
    },
    /// Draw the board of a game, and say who is to move.
    Show {
        /// Which.
        game: GameId,
    },
    /// Watch a game until it is over: every turn, and the board after it.
    Watch {
        /// Which.
        game: GameId,
    },
    /// Play a turn; also choose accents and plant the opening flower.
    Play {
        /// Where.
        game: GameId,
        /// The turn, with or without its number: R3(0,8), (0,8)-(2,6)+R(3,-1), pass.
        #[arg(allow_hyphen_values = true)]
        turn: String,
    },
    /// Resign.
    Resign {
        /// Where.
        game: GameId,
        /// With a gift, in casual games of two.
        #[arg(long)]
        gift: bool,
    },
    /// Offer a draw, or answer the offer of one.
    Draw {
        /// Where.
        game: GameId,
        /// Agree to the offer.
        #[arg(long, conflicts_with = "decline")]
        accept: bool,
        /// Decline the offer, or withdraw your own.
        #[arg(long)]
        decline: bool,
    },
    /// Call a game off before its second turn.
    Abort {
        /// Which.
        game: GameId,
    },
    /// Download a game as a record.
    Record {
        /// Which.
        game: GameId,
        /// The file to write; `-` for standard output.
        #[arg(short, long, default_value = "-", value_name = "FILE")]
        output: String,
    },
}

impl Online {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<Verdict> {
        let form = if self.json { Form::Json } else { Form::Words };
        let mut client = Client::new(&self.server, self.keys, form, out)?;
        match self.task.run(&mut client) {
            Ok(()) => Ok(Verdict::Fine),
            Err(error) => client.tell_refusal(error),
        }
    }
}

impl Task {
    fn run(self, client: &mut Client<'_>) -> Result<()> {
        match self {
            Self::Guest => client.sign_in_as_guest(),
            Self::Register { name } => client.register(name),
            Self::SignIn { name } => client.sign_in(name),
            Self::Token => client.use_token(),
            Self::SignOut => client.sign_out(),
            Self::Me => client.me(),
            Self::Lobby => client.lobby(),
            Self::Seek(wish) => client.seek(wish),
            Self::Join { seek } => client.join(&seek),
            Self::Withdraw { seek } => client.withdraw(&seek),
            Self::Games { all } => client.games(if all { "games/live" } else { "me/games" }),
            Self::Show { game } => client.show(&game),
            Self::Watch { game } => client.watch(&game),
            Self::Play { game, turn } => client.play(&game, &turn),
            Self::Resign { game, gift: false } => client.act(&game, Action::Resign {}),
            Self::Resign { game, gift: true } => client.act(&game, Action::ResignWithGift {}),
            Self::Draw {
                game,
                accept,
                decline,
            } => client.act(&game, draw(accept, decline)),
            Self::Abort { game } => client.act(&game, Action::Abort {}),
            Self::Record { game, output } => client.record(&game, &output),
        }
    }
}

const fn draw(accept: bool, decline: bool) -> Action {
    let reply = match (accept, decline) {
        (true, _) => Reply::Accept,
        (_, true) => Reply::Decline,
        _ => return Action::OfferDraw {},
    };
    Action::AnswerDraw { reply }
}
