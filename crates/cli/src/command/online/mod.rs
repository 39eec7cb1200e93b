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

/// Play, watch and download games on a server.
///
/// Sign in once, as a guest or with a password or a token. The credentials are stored in a file
/// that only you can read; the environment variable PAISHO_TOKEN takes precedence over the file.
/// Exit codes: 0 success, 1 the server refused the request, 2 wrong usage, or no readable answer.
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
    /// The address of the server.
    #[arg(
        long,
        global = true,
        value_name = "URL",
        default_value = "http://localhost:7249"
    )]
    server: String,
    /// The file with your credentials [default: paisho/online.json in your settings directory].
    #[arg(long, global = true, value_name = "FILE")]
    keys: Option<PathBuf>,
    /// Print the server's answers as JSON, refusals too.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Sign in as a guest.
    Guest,
    /// Create an account; if you are a guest, you keep your games. Asks for a password, or reads it
    /// from standard input.
    Register {
        /// Your name on the server.
        name: String,
    },
    /// Sign in with a password. Asks for it, or reads it from standard input.
    SignIn {
        /// Your name on the server.
        name: String,
    },
    /// Sign in with an API token. Asks for it, or reads it from standard input.
    Token,
    /// Sign out: ends the session, or deletes the stored token.
    SignOut,
    /// Show who you are signed in as.
    Me,
    /// List the open seeks.
    Lobby,
    /// Create a seek: an offer to play that other players can join.
    Seek(lobby::Wish),
    /// Join another player's seek.
    Join {
        /// The id of the seek, from the lobby or from its owner.
        seek: SeekId,
    },
    /// Withdraw your seek, or leave another player's.
    Withdraw {
        /// The id of the seek.
        seek: SeekId,
    },
    /// List your games in progress; those in which it is your turn come first.
    Games {
        /// List the public games of all players instead.
        #[arg(long)]
        all: bool,
    },
    /// Draw the board of a game, and show who is to move.
    Show {
        /// The id of the game.
        game: GameId,
    },
    /// Watch a game until it is over: every turn, and the board after it.
    Watch {
        /// The id of the game.
        game: GameId,
    },
    /// Play a turn, choose accents or plant the opening flower.
    Play {
        /// The id of the game.
        game: GameId,
        /// The turn, with or without its number: R3(0,8), (0,8)-(2,6)+R(3,-1), pass.
        #[arg(allow_hyphen_values = true)]
        turn: String,
    },
    /// Resign a game.
    Resign {
        /// The id of the game.
        game: GameId,
        /// Resign with a gift; only in casual games for two players.
        #[arg(long)]
        gift: bool,
    },
    /// Offer a draw, or answer an offer.
    Draw {
        /// The id of the game.
        game: GameId,
        /// Accept the offer.
        #[arg(long, conflicts_with = "decline")]
        accept: bool,
        /// Decline the offer, or withdraw your own.
        #[arg(long)]
        decline: bool,
    },
    /// Answer an opponent who resigned with a gift. If you accept it, the opponent wins; if you
    /// decline it, the resignation stands.
    Gift {
        /// The id of the game.
        game: GameId,
        /// Accept the gift as worth the win.
        #[arg(long, conflicts_with = "decline", required_unless_present = "decline")]
        accept: bool,
        /// Decline the gift.
        #[arg(long)]
        decline: bool,
    },
    /// Cancel a game before its second turn.
    Abort {
        /// The id of the game.
        game: GameId,
    },
    /// Download a game as a record.
    Record {
        /// The id of the game.
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
            Self::Gift {
                game,
                accept,
                decline,
            } => client.act(&game, gift(accept, decline)),
            Self::Abort { game } => client.act(&game, Action::Abort {}),
            Self::Record { game, output } => client.record(&game, &output),
        }
    }
}

const fn draw(accept: bool, decline: bool) -> Action {
    match reply(accept, decline) {
        Some(reply) => Action::AnswerDraw { reply },
        None => Action::OfferDraw {},
    }
}

fn gift(accept: bool, decline: bool) -> Action {
    // One of the two flags is required.
    let reply = reply(accept, decline).unwrap_or(Reply::Decline);
    Action::AnswerGift { reply }
}

const fn reply(accept: bool, decline: bool) -> Option<Reply> {
    match (accept, decline) {
        (true, _) => Some(Reply::Accept),
        (_, true) => Some(Reply::Decline),
        _ => None,
    }
}
