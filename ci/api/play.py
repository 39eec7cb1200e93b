"""Plays a game with the client that was generated from the API document: play.py URL"""

import sys

from paisho_client import AuthenticatedClient, Client
from paisho_client.api.games import game, game_record
from paisho_client.api.own_account import who_am_i
from paisho_client.api.programs import make_token
from paisho_client.api.sign_in import register
from paisho_client.api.seeks import create_seek, join_seek, seeks
from paisho_client.api.table import act
from paisho_client import models as m

PASSWORD = "three calm lilies"
URL = sys.argv[1]


def must(answer, status=200):
    """Returns the body of an answer, after checking its status."""
    assert answer.status_code == status, (answer.status_code, answer.content)
    return answer.parsed


def player(name):
    """Registers a player and makes a token; returns a client that uses it."""
    client = Client(base_url=URL)
    body = m.RegisterBody(name=name, password=PASSWORD)
    made = register.sync_detailed(client=client, body=body)
    assert must(made).person.name == name
    # The session is in a cookie.
    session = made.headers["set-cookie"].split(";")[0]
    client = client.with_headers({"Cookie": session})
    body = m.TokenBody(password=PASSWORD, label="client", scopes=["read", "play", "chat"])
    token = must(make_token.sync_detailed(client=client, body=body))
    client = AuthenticatedClient(base_url=URL, token=token.secret)
    assert must(who_am_i.sync_detailed(client=client)).person.name == name
    return client


def do(client, game_id, request, action):
    body = m.ActionBody(id=request, action=action)
    return act.sync_detailed(game_id, client=client, body=body)


def main():
    host, guest = player("anna"), player("bert")
    wish = m.SeekBody(
        ruleset="rulebook",
        time=m.TimeControlLive(kind="live", main=600, increment=5),
        side=m.SideWish.HOST,
    )
    waiting = must(create_seek.sync_detailed(client=host, body=wish))
    assert isinstance(waiting, m.SeekAnswerWaiting), waiting
    assert waiting.seek.ruleset == "rulebook" and waiting.seek.people[0].name == "anna"
    lobby = must(seeks.sync_detailed(client=guest))
    assert [seek.id for seek in lobby.seeks] == [waiting.seek.id]
    started = must(join_seek.sync_detailed(waiting.seek.id, client=guest))
    assert isinstance(started, m.SeekAnswerStarted), started
    game_id = started.game

    turns = ["R,W,K,B", "R,R,K,K", "R3(0,-8)", "R3(0,8)", "(0,-8)-(0,-7)", "(0,8)-(0,7)"]
    players = [host, guest, guest, host, guest, host]
    for ply, (client, turn) in enumerate(zip(players, turns)):
        action = m.ActionPlay(act="play", ply=ply, turn=turn)
        done = must(do(client, game_id, f"turn-{ply}", action))
        # The same request again gets the same answer.
        assert must(do(client, game_id, f"turn-{ply}", action)).version == done.version

    # A turn out of turn is refused, with the reason as data.
    late = m.ActionPlay(act="play", ply=6, turn="(0,7)-(0,6)")
    problem = must(do(host, game_id, "late", late), 409)
    assert problem.error == "refused", problem
    assert isinstance(problem.refusal, m.RefusalNotYourTurn), problem
    assert problem.refusal.due == m.Seat.SOUTH

    resign = m.ActionResign(act="resign")
    must(do(guest, game_id, "end", resign))
    state = must(game.sync_detailed(game_id, client=host))
    assert state.status == m.Status.FINISHED and state.ply == len(turns), state
    assert state.outcome.ending == m.Ending.RESIGNATION, state
    record = must(game_record.sync_detailed(game_id, client=host))
    assert "R3(0,8)" in record, record
    print(f"a game of {len(turns)} turns was played with it")


main()
