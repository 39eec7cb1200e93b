//! Tests of `paisho online`, which run the real program against the real server.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Stdio};

use serde_json::Value;
use support::{Run, assert_unreadable, finished, program, run, run_with_input};
use tempfile::TempDir;

/// A server as a process, killed when dropped.
struct Server {
    process: Child,
    url: String,
    folder: TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Server {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (process, url) = serve("127.0.0.1:0", folder.path());
        Self {
            process,
            url,
            folder,
        }
    }

    /// Kills the server and restarts it at the same address.
    fn restart(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        let address = self.url.strip_prefix("http://").unwrap();
        (self.process, _) = serve(address, self.folder.path());
    }

    /// A user with their own file of credentials.
    fn somebody(&self, name: &str) -> Somebody {
        let keys = self.folder.path().join(name).join("keys.json");
        let url = self.url.clone();
        Somebody { url, keys }
    }
}

/// Runs a server; returns the process and its address.
fn serve(address: &str, folder: &Path) -> (Child, String) {
    let mut process = program()
        .args(["serve", "--listen", address, "--data"])
        .arg(folder.join("data"))
        // A token of the client in the environment must not keep the server from starting.
        .env("PAISHO_TOKEN", "pst_of-the-client")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let out = BufReader::new(process.stdout.take().unwrap());
    let mut lines = out.lines().map(Result::unwrap);
    let line = lines.find(|line| line.starts_with("serving ")).unwrap();
    (process, line.split(' ').nth(1).unwrap().to_owned())
}

struct Somebody {
    url: String,
    keys: PathBuf,
}

impl Somebody {
    fn arguments<'b>(&'b self, arguments: &[&'b str]) -> Vec<&'b str> {
        let keys = self.keys.to_str().unwrap();
        let ours = ["online", "--server", &self.url, "--keys", keys];
        [&ours, arguments].concat()
    }

    fn run(&self, arguments: &[&str]) -> Run {
        run(&self.arguments(arguments))
    }

    /// The output of a command that must succeed.
    #[track_caller]
    fn ok(&self, arguments: &[&str]) -> String {
        let run = self.run(arguments);
        assert_eq!(run.code, 0, "{arguments:?}: {}{}", run.out, run.err);
        run.out
    }

    #[track_caller]
    fn json(&self, arguments: &[&str]) -> Value {
        let text = self.ok(&[&["--json"], arguments].concat());
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"))
    }

    /// The error message of a command that must be refused.
    #[track_caller]
    fn refused(&self, arguments: &[&str]) -> String {
        let run = self.run(arguments);
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{}", run.err);
        run.err
    }
}

/// Two guests in the same game: Host, Guest, and the game's id.
fn two(server: &Server) -> (Somebody, Somebody, String) {
    let (host, guest) = (server.somebody("host"), server.somebody("guest"));
    assert!(host.ok(&["guest"]).contains("(guest)"));
    guest.ok(&["guest"]);
    let waiting = host.json(&["seek", "--side", "host", "--time", "5+10"]);
    assert_eq!(waiting["became"], "waiting");
    let seek = waiting["seek"]["id"].as_str().unwrap();
    let lobby = guest.ok(&["lobby"]);
    assert!(
        lobby.contains(seek) && lobby.contains("rulebook, time 5+10, casual, wants to be Host"),
        "{lobby}"
    );
    let begun = guest.ok(&["join", seek]);
    let game = begun.strip_prefix("game ").unwrap();
    let game = game.strip_suffix(" has started\n").unwrap().to_owned();
    (host, guest, game)
}

#[test]
fn two_people_play_while_somebody_watches() {
    let server = Server::start();
    let (host, guest, game) = two(&server);
    let nobody = server.somebody("nobody");
    let watching = Watching::begin(&nobody, &game);

    host.ok(&["play", &game, "R,W,K,B"]);
    let refused = host.refused(&["play", &game, "R,R,K,K"]);
    assert_eq!(refused, "refused: another player is to move\n");
    guest.ok(&["play", &game, "0G.R,R,K,K"]);
    let mine = guest.ok(&["games"]);
    assert!(
        mine.contains(&game) && mine.contains("Guest to move"),
        "{mine}"
    );
    guest.ok(&["play", &game, "R3(0,-8)"]);
    let board = host.ok(&["play", &game, "R3(0,8)"]);
    assert!(board.contains("turns: 4, Guest to move"), "{board}");
    assert!(board.contains("HR3") && board.contains("GR3"), "{board}");

    let illegal = guest.refused(&["play", &game, "(0,-8)-(0,0)"]);
    assert!(illegal.starts_with("illegal: (0,-8)-(0,0)\n"), "{illegal}");
    assert!(illegal.contains('§'), "{illegal}");
    let unreadable = guest.run(&["play", &game, "jump"]);
    assert_unreadable(&unreadable, "\"jump\"");
    let too_late = guest.refused(&["abort", &game]);
    assert!(too_late.contains("no longer be cancelled"), "{too_late}");
    guest.ok(&["draw", &game]);
    host.ok(&["draw", &game, "--decline"]);

    let end = guest.ok(&["resign", &game]);
    assert!(end.contains("Host wins by resignation"), "{end}");
    assert!(host.refused(&["resign", &game]).contains("over"));

    let watched = watching.end();
    let turns = ["0H.R,W,K,B", "0G.R,R,K,K", "1G.R3(0,-8)", "1H.R3(0,8)"];
    let rest = [
        "Guest offers a draw",
        "Guest resigns",
        "Host wins by resignation",
    ];
    let mut lines = watched.lines();
    for line in turns.iter().chain(&rest) {
        assert!(lines.any(|found| found == *line), "{line}: {watched}");
    }
    assert_eq!(watched.matches("HR3").count(), 1, "{watched}");
    assert_eq!(watched.matches("GR3").count(), 2, "{watched}");
    assert_record(&nobody, &game, server.folder.path());
}

#[test]
fn a_gift_is_accepted_or_declined() {
    let server = Server::start();
    for (answer, end) in [
        ("--accept", "Guest wins by a gift"),
        ("--decline", "Host wins by resignation"),
    ] {
        let (host, guest, game) = two(&server);
        host.ok(&["play", &game, "R,W,K,B"]);
        guest.ok(&["play", &game, "R,R,K,K"]);
        guest.ok(&["play", &game, "R3(0,-8)"]);
        host.ok(&["play", &game, "R3(0,8)"]);
        let nothing = host.refused(&["gift", &game, answer]);
        assert_eq!(nothing, "refused: there is no open offer\n");
        let given = guest.ok(&["resign", &game, "--gift"]);
        assert!(
            given.contains("Host to move\nGuest resigns with a gift\n"),
            "{given}"
        );
        let own = guest.refused(&["gift", &game, answer]);
        assert!(own.contains("your own"), "{own}");
        let shown = host.ok(&["show", &game]);
        assert!(shown.contains("Guest resigns with a gift\n"), "{shown}");
        let answered = host.ok(&["gift", &game, answer]);
        assert!(answered.contains(end), "{answered}");
        assert!(!answered.contains("resigns with"), "{answered}");
        assert!(host.refused(&["gift", &game, answer]).contains("over"));
    }
}

/// A process that watches a game.
struct Watching {
    process: Child,
    view: BufReader<ChildStdout>,
}

impl Watching {
    /// Starts watching and waits for the first line, so that nothing is missed afterwards.
    fn begin(somebody: &Somebody, game: &str) -> Self {
        let mut process = program()
            .args(somebody.arguments(&["watch", game]))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut view = BufReader::new(process.stdout.take().unwrap());
        let mut first = String::new();
        view.read_line(&mut first).unwrap();
        assert!(first.contains("turns: 0, Host to move"), "{first}");
        Self { process, view }
    }

    /// Everything it has printed, after it has ended by itself.
    fn end(mut self) -> String {
        let mut watched = String::new();
        self.view.read_to_string(&mut watched).unwrap();
        assert!(self.process.wait().unwrap().success());
        watched
    }
}

#[test]
fn who_watches_comes_back_when_the_server_was_away() {
    let mut server = Server::start();
    let (host, guest, game) = two(&server);
    let watching = Watching::begin(&host, &game);
    host.ok(&["play", &game, "R,W,K,B"]);
    server.restart();
    guest.ok(&["play", &game, "R,R,K,K"]);
    guest.ok(&["resign", &game]);
    let watched = watching.end();
    for line in ["0H.R,W,K,B", "0G.R,R,K,K", "Guest resigns"] {
        let told = watched.lines().filter(|found| *found == line);
        assert_eq!(told.count(), 1, "{line}: {watched}");
    }
}

/// Anyone may download the record, and it can be replayed.
fn assert_record(somebody: &Somebody, game: &str, folder: &Path) {
    let printed = somebody.ok(&["record", game]);
    let file = folder.join("game.paisho");
    let file = file.to_str().unwrap();
    assert_eq!(somebody.ok(&["record", game, "-o", file]), "");
    assert_eq!(std::fs::read_to_string(file).unwrap(), printed);
    assert!(printed.contains("[TimeControl \"300+10\"]"), "{printed}");
    let shown = run(&["show", file]);
    assert_eq!(shown.code, 0, "{}", shown.err);
    assert!(shown.out.contains("Host wins by resignation"));
}

#[test]
fn a_finished_game_is_watched_to_its_end_at_once() {
    let server = Server::start();
    let (host, _, game) = two(&server);
    let end = host.ok(&["abort", &game]);
    assert!(end.contains("cancelled"), "{end}");
    let watched = host.json(&["watch", &game]);
    assert_eq!(watched["say"], "game");
    assert_eq!(watched["state"]["status"], "aborted");
    let missing = host.refused(&["watch", "no-such-game"]);
    assert_eq!(missing, "refused: there is no such game\n");
}

#[test]
fn people_come_in_with_passwords_and_programs_with_tokens() {
    let server = Server::start();
    let anna = server.somebody("anna");
    let stranger = anna.refused(&["me"]);
    assert!(stranger.contains("paisho online guest"), "{stranger}");
    let problem = anna.run(&["--json", "me"]);
    assert_eq!(problem.code, 1);
    let problem: Value = serde_json::from_str(&problem.out).unwrap();
    assert_eq!(problem["error"], "sign_in_first");

    let password = b"three calm lilies\n";
    let made = run_with_input(&anna.arguments(&["register", "anna"]), password);
    assert_eq!((made.code, made.out.as_str()), (0, "you are anna\n"));
    assert_eq!(anna.ok(&["me"]), "you are anna\n");
    anna.ok(&["sign-out"]);
    assert_eq!(anna.run(&["me"]).code, 1);
    let wrong = run_with_input(&anna.arguments(&["sign-in", "anna"]), b"wrong password\n");
    assert_eq!(wrong.code, 1, "{}", wrong.err);
    let fine = run_with_input(&anna.arguments(&["sign-in", "anna"]), password);
    assert_eq!(fine.out, "you are anna\n");

    let token = token(&server, &anna);
    let laptop = server.somebody("laptop");
    let kept = run_with_input(&laptop.arguments(&["token"]), token.as_bytes());
    assert_eq!(kept.out, "you are anna\n", "{}", kept.err);
    let begun = laptop.json(&["seek", "--time", "3d", "--side", "host", "--computer", "1"]);
    let game = begun["game"].as_str().unwrap();
    laptop.ok(&["play", game, "R,W,K,B"]);
    let void = run_with_input(&laptop.arguments(&["token"]), b"pst_void\n");
    assert_eq!(void.code, 1);
    assert_eq!(
        laptop.ok(&["me"]),
        "you are anna\n",
        "the stored token is not replaced"
    );
    let other = server.somebody("other");
    let by_variable = program()
        .args(other.arguments(&["me"]))
        .env("PAISHO_TOKEN", token)
        .output();
    assert_eq!(finished(by_variable.unwrap()).out, "you are anna\n");
}

/// A token, created with the session in the user's file of credentials.
fn token(server: &Server, somebody: &Somebody) -> String {
    let keys = std::fs::read_to_string(&somebody.keys).unwrap();
    let keys: Value = serde_json::from_str(&keys).unwrap();
    let cookie = keys[&server.url]["session"].as_str().unwrap();
    let answer = ureq::post(format!("{}/api/v1/me/tokens", server.url))
        .header("cookie", cookie)
        .header("content-type", "application/json")
        .send(r#"{"password":"three calm lilies","label":"laptop","scopes":["read","play"]}"#);
    let text = answer.unwrap().body_mut().read_to_string().unwrap();
    let made: Value = serde_json::from_str(&text).unwrap();
    made["secret"].as_str().unwrap().to_owned()
}

#[test]
fn wrong_usage_and_unreachable_servers_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let keys = folder.path().join("keys.json");
    let keys = keys.to_str().unwrap();
    let online = |arguments: &[&str]| run(&[&["online", "--keys", keys], arguments].concat());
    assert_unreadable(&online(&["--server", "localhost", "me"]), "\"localhost\"");
    // There is no server at port 1, and our server does not speak TLS itself.
    let server = Server::start();
    let secure = server.url.replace("http", "https");
    for url in ["http://127.0.0.1:1", "https://127.0.0.1:1", &secure] {
        let (_, address) = url.split_once("://").unwrap();
        assert_unreadable(&online(&["--server", url, "lobby"]), url);
        assert_unreadable(&online(&["--server", url, "watch", "x"]), address);
    }
    assert_unreadable(&online(&["show", "no id"]), "no id");
    assert_unreadable(&online(&["seek", "--time", "soon"]), "soon");
    assert_unreadable(&online(&["gift", "x"]), "--accept");
    let both = online(&["gift", "x", "--accept", "--decline"]);
    assert_unreadable(&both, "cannot be used with");
    std::fs::write(keys, "no JSON").unwrap();
    assert_unreadable(&online(&["me"]), "keys.json");
}
