//! Tasks of server operators, which run the real program: serve, check, admin.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Stdio};

use support::{assert_unreadable, program, run};

/// A server as a process, killed when dropped.
struct Server {
    process: Child,
    out: BufReader<ChildStdout>,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Runs the server on a free port with the given arguments.
fn serve(arguments: &[&str], data: &Path) -> Server {
    let mut process = program()
        .args(arguments)
        .env("PAISHO_DATA", data)
        .env("PAISHO_LISTEN", "127.0.0.1:0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let out = BufReader::new(process.stdout.take().unwrap());
    Server { process, out }
}

impl Server {
    fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// The address in the line that says where the server listens.
    fn address(&mut self) -> String {
        let line = self.line();
        let rest = line
            .strip_prefix("serving http://")
            .unwrap_or_else(|| panic!("{line}"));
        rest.split_once(' ').unwrap().0.to_owned()
    }
}

/// Sends a request with these additional headers and this body; returns the server's answer.
fn ask(address: &str, request: &str, headers: &str, body: &str) -> String {
    let mut socket = TcpStream::connect(address).unwrap();
    let length = body.len();
    let request = format!(
        "{request} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-length: {length}\r\n{headers}\r\n{body}"
    );
    socket.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn without_a_command_a_server_runs_and_says_where() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("data");
    let mut server = serve(&[], &data);
    let made = server.line();
    assert!(
        made.starts_with("created the data directory ") && made.ends_with("data"),
        "{made}"
    );
    let address = server.address();
    let answer = ask(&address, "GET /healthz", "", "");
    assert!(
        answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"),
        "{answer}"
    );
}

#[test]
fn a_data_directory_has_one_server_at_a_time() {
    let directory = tempfile::tempdir().unwrap();
    let mut first = serve(&["serve"], directory.path());
    let address = first.address();
    let data = directory.path().to_str().unwrap();
    let second = ["serve", "--listen", "127.0.0.1:0", "--data", data];
    assert_unreadable(&run(&second), "another server is using the data directory");
    let answer = ask(&address, "GET /healthz", "", "");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // Admin commands work at the same time, and a killed server holds no lock.
    assert_eq!(run(&["admin", "stats", "--data", data]).code, 0);
    drop(first);
    serve(&["serve"], directory.path()).address();
}

#[test]
fn a_server_whose_port_is_taken_leaves_nothing_behind() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("data");
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = other.local_addr().unwrap().to_string();
    let arguments = [
        "serve",
        "--listen",
        &taken,
        "--data",
        data.to_str().unwrap(),
    ];
    assert_unreadable(&run(&arguments), "can't listen on");
    assert!(!data.exists());
}

#[test]
fn settings_are_checked_all_at_once() {
    let fine = run(&["serve", "--check", "--title", "The Lily House"]);
    assert_eq!(
        (fine.code, fine.out.as_str()),
        (0, "the settings are valid\n")
    );
    let bad = run(&["serve", "--check", "--listen", "here", "--smtp", "hunter2"]);
    assert_eq!(bad.code, 2);
    assert!(bad.err.contains("listen (--listen)") && bad.err.contains("smtp (--smtp)"));
    assert!(!bad.err.contains("hunter2"), "{}", bad.err);
}

#[test]
fn no_secret_is_written_to_the_log() {
    let directory = tempfile::tempdir().unwrap();
    let mut process = program()
        .args(["serve", "--log-filter", "debug"])
        .env("PAISHO_DATA", directory.path().join("data"))
        .env("PAISHO_LISTEN", "127.0.0.1:0")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let out = BufReader::new(process.stdout.take().unwrap());
    let mut log = process.stderr.take().unwrap();
    let mut server = Server { process, out };
    server.line();
    let address = server.address();
    let secret = |prefix: &str| {
        format!("{prefix}{}", "5ec7e7".repeat(11))
            .split_at(68)
            .0
            .to_owned()
    };
    let (session, token, link) = (secret("pss_"), secret("pst_"), secret("psr_"));
    let json = "content-type: application/json\r\n";
    let form = "content-type: application/x-www-form-urlencoded\r\n";
    let sign_in = r#"{"name":"anna","password":"5ec7e7 lilies"}"#;
    let answers = [
        ask(&address, "POST /api/v1/register", json, sign_in),
        ask(&address, "POST /api/v1/sign-in", json, sign_in),
        ask(
            &address,
            "GET /api/v1/me",
            &format!("cookie: paisho={session}\r\n"),
            "",
        ),
        ask(
            &address,
            "GET /api/v1/me",
            &format!("authorization: Bearer {token}\r\n"),
            "",
        ),
        ask(&address, &format!("GET /reset?link={link}"), "", ""),
        ask(
            &address,
            "POST /reset",
            form,
            &format!("link={link}&password=5ec7e7+lilies"),
        ),
    ];
    assert!(answers.iter().all(|answer| answer.starts_with("HTTP/1.1 ")));
    drop(server);
    let mut written = String::new();
    log.read_to_string(&mut written).unwrap();
    assert!(written.contains("/api/v1/sign-in"), "{written}");
    assert!(!written.contains("5ec7e7"), "{written}");
}

#[test]
fn a_running_server_is_looked_after() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("data");
    let mut server = serve(&["serve"], &data);
    server.line();
    server.address();
    let data = data.to_str().unwrap();
    let made = run(&["admin", "create-moderator", "mo", "--data", data]);
    let told = made.out.contains("/reset?link=psr_")
        && made.out.ends_with("mo now has the role moderator\n");
    assert!(told, "{}{}", made.out, made.err);
    let link = run(&["admin", "reset-password", "mo", "--data", data]);
    assert!(link.out.contains("/reset?link=psr_"), "{}", link.err);
    let copy = directory.path().join("copy.sqlite");
    let copy = copy.to_str().unwrap();
    assert_eq!(run(&["admin", "backup", copy, "--data", data]).code, 0);
    let again = run(&["admin", "backup", copy, "--data", data]);
    assert_eq!(again.code, 2, "a backup never overwrites a file");
    let restored = directory.path().join("restored");
    let restored = restored.to_str().unwrap();
    assert_eq!(run(&["admin", "restore", copy, "--data", restored]).code, 0);
    assert_eq!(run(&["admin", "restore", copy, "--data", data]).code, 2);
    let doctor = run(&["admin", "doctor", "--data", restored]);
    assert_eq!(
        doctor.out,
        "replayed 0 games with 0 turns, found 0 problems\n"
    );
    let stats = run(&["admin", "stats", "--data", restored]);
    assert!(stats.out.contains("1 persons"), "{}", stats.out);
    let nowhere = run(&["admin", "stats", "--data", "no-such-directory"]);
    assert_eq!(nowhere.code, 2);
    let empty = directory.path().join("empty");
    std::fs::create_dir(&empty).unwrap();
    let no_backup = directory.path().join("nothing.sqlite");
    let (empty, file) = (empty.to_str().unwrap(), no_backup.to_str().unwrap());
    let nothing = run(&["admin", "backup", file, "--data", empty]);
    assert_eq!(nothing.code, 2, "there is nothing to back up");
    assert!(nothing.err.contains("there is no database in "));
    assert!(!no_backup.exists());
}

#[test]
fn the_container_is_built_with_the_declared_compiler() {
    let file = |name: &str| std::fs::read_to_string(format!("../../{name}")).unwrap();
    let toolchain: toml::Table = file("rust-toolchain.toml").parse().unwrap();
    let declared = toolchain["toolchain"]["channel"].as_str().unwrap();
    let image = format!("docker.io/library/rust:{declared}-bookworm ");
    assert!(file("deploy/Containerfile").contains(&image), "{image}");
}
