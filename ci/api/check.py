"""Tests the API with third-party tools; `ci/api.sh` says what is tested and runs it."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

from server import Server

HERE = pathlib.Path(__file__).resolve().parent
GOLDEN = HERE.parent.parent / "crates/wire/tests/golden"

# Schemathesis: its time limit, and the seed of its random choices.
SECONDS = 60
SEED = 13

# Operations that schemathesis must not call: a stream that never ends, a socket, and those that end
# its own session.
EXCLUDED = [
    "GET /api/v1/games/stream",
    "GET /api/v1/socket",
    "POST /api/v1/sign-out",
    "DELETE /api/v1/me",
    "DELETE /api/v1/me/sessions/{id}",
]

CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "unsupported_method",
    "ignored_auth",
]

PASSWORD = "three calm lilies"


def fail(message):
    raise SystemExit(f"api: {message}")


def run(what, *command, **options):
    """Runs a tool; shows its output only if it failed."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
    )
    if done.returncode != 0:
        fail(f"{what} failed\n{done.stdout}")
    return done.stdout


def validate(document, frames):
    """Checks that the documents are valid, and that the golden samples match their schemas."""
    found = OpenAPIV31SpecValidator(document).iter_errors()
    errors = [f"{list(error.path)}: {error.message}" for error in found]
    if errors:
        fail("the OpenAPI document is invalid\n" + "\n".join(errors))
    Draft202012Validator.check_schema(frames)
    unnamed = {path.stem for path in GOLDEN.glob("*.jsonl")} - SAMPLES.keys()
    if unnamed:
        fail(f"SAMPLES names no schema for {sorted(unnamed)}")
    samples = 0
    for golden, schema in SAMPLES.items():
        home = frames if schema in frames["$defs"] else document
        place = "$defs" if home is frames else "components/schemas"
        validator = Draft202012Validator({**home, "$ref": f"#/{place}/{schema}", "anyOf": [True]})
        lines = (GOLDEN / f"{golden}.jsonl").read_text().splitlines()
        for line in lines:
            for error in validator.iter_errors(json.loads(line)):
                fail(f"{golden}.jsonl does not fit {schema}: {error.message}\n{line}")
        samples += len(lines)
    return samples


# The files of samples, and the schema that each must match.
SAMPLES = {
    "action_body": "ActionBody",
    "actions": "Action",
    "audit_line": "AuditLine",
    "bot_body": "BotBody",
    "code_body": "CodeBody",
    "delete_body": "DeleteBody",
    "email_body": "EmailBody",
    "events": "Stamped",
    "forgot_body": "ForgotBody",
    "game_list": "GameList",
    "game_state": "GameState",
    "server_info": "ServerInfo",
    "me": "Me",
    "measure_body": "MeasureBody",
    "name_body": "NameBody",
    "password_body": "PasswordBody",
    "person": "Person",
    "problem": "Problem",
    "profile": "Profile",
    "ranking": "Ranking",
    "rating_step": "RatingStep",
    "recovery_codes": "RecoveryCodes",
    "refusals": "Refusal",
    "register_body": "RegisterBody",
    "remove_second_factor_body": "RemoveSecondFactorBody",
    "report": "ReportShown",
    "report_body": "ReportBody",
    "reset_body": "ResetBody",
    "second_factor_body": "SecondFactorBody",
    "second_factor_offered": "SecondFactorOffered",
    "security": "SecurityShown",
    "seek_answer": "SeekAnswer",
    "seek_body": "SeekBody",
    "seek_list": "SeekList",
    "session": "SessionShown",
    "sign_in_body": "SignInBody",
    "to_client": "ToClient",
    "to_server": "ToServer",
    "token": "TokenShown",
    "token_body": "TokenBody",
    "token_made": "TokenMade",
    "vacation": "VacationShown",
    "verdict_body": "VerdictBody",
}


def generate(document, tools, folder):
    """Generates a Python client from the document."""
    path = folder / "openapi.json"
    path.write_text(json.dumps(document))
    run(
        "openapi-python-client",
        tools / "openapi-python-client",
        "generate",
        "--path",
        path,
        "--meta",
        "none",
        "--output-path",
        folder / "paisho_client",
        "--config",
        HERE / "client.yml",
        "--fail-on-warning",
        env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"},
    )


def let_loose(server, tools, folder):
    """Lets schemathesis send requests of all kinds to a server, signed in as a player."""
    _, cookie = server.post("/api/v1/register", {"name": "tester", "password": PASSWORD})
    excluded = [part for name in EXCLUDED for part in ("--exclude-name", name)]
    said = run(
        "schemathesis",
        tools / "schemathesis",
        "run",
        f"{server.url}/api/v1/openapi.json",
        "--url",
        server.url,
        "--header",
        f"Cookie: {cookie}",
        "--checks",
        ",".join(CHECKS),
        "--phases",
        "examples,coverage,fuzzing",
        "--max-time",
        str(SECONDS),
        "--seed",
        str(SEED),
        "--generation-database",
        "none",
        "--workers",
        "2",
        "--no-color",
        *excluded,
        cwd=folder,
    )
    summary = [line.strip() for line in said.splitlines() if " generated, " in line]
    return summary[-1] if summary else said


def main():
    paisho, tools = (pathlib.Path(argument).absolute() for argument in sys.argv[1:])
    began = time.monotonic()

    def tell(what):
        print(f"api: {time.monotonic() - began:4.0f} s  {what}", flush=True)

    with tempfile.TemporaryDirectory(prefix="paisho-client-") as folder:
        folder = pathlib.Path(folder)
        with Server(paisho) as server:
            document = server.get("/api/v1/openapi.json")
            frames = server.get("/api/v1/frames.json")
            samples = validate(document, frames)
            tell(f"the documents are valid, and {samples} samples fit them")
            generate(document, tools, folder)
            tell("a Python client was generated")
            said = run(
                "the game with the generated client",
                sys.executable,
                HERE / "play.py",
                server.url,
                env={**os.environ, "PYTHONPATH": str(folder)},
            )
            tell(said.strip())
        with Server(paisho) as server:
            tell(f"schemathesis: {let_loose(server, tools, folder)}")
        if " ERROR " in server.said or "panicked" in server.said:
            fail(f"the server logged errors\n{server.said}")
    tell("all is well")


main()
