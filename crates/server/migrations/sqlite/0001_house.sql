-- Everything a house keeps. Times are milliseconds since 1970; ids are short texts.
-- The statements of the store use only what SQLite and PostgreSQL share.

CREATE TABLE accounts (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    -- The name with look-alike letters folded together: two names that look the same share it.
    name_key    TEXT NOT NULL UNIQUE,
    kind        TEXT NOT NULL CHECK (kind IN ('guest', 'person', 'bot')),
    role        TEXT NOT NULL CHECK (role IN ('member', 'moderator', 'admin')),
    -- An Argon2id hash with its parameters; guests and bots have none.
    password    TEXT,
    email       TEXT,
    -- The person who answers for a bot.
    owner       TEXT REFERENCES accounts (id),
    created     BIGINT NOT NULL,
    seen        BIGINT NOT NULL,
    -- Set when the account was deleted by its owner: the row stays so that games keep their seats.
    closed      BIGINT,
    -- Moderation: until when the account may not sign in, or not speak.
    suspended   BIGINT,
    muted       BIGINT
);
CREATE INDEX accounts_by_owner ON accounts (owner);
CREATE INDEX accounts_by_seen ON accounts (kind, seen);

-- A session is kept as the hash of its secret; `id` is what its owner sees in the list.
CREATE TABLE sessions (
    id          TEXT PRIMARY KEY,
    hash        TEXT NOT NULL UNIQUE,
    account     TEXT NOT NULL REFERENCES accounts (id),
    agent       TEXT NOT NULL,
    created     BIGINT NOT NULL,
    seen        BIGINT NOT NULL,
    expires     BIGINT NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account);

CREATE TABLE tokens (
    id          TEXT PRIMARY KEY,
    hash        TEXT NOT NULL UNIQUE,
    account     TEXT NOT NULL REFERENCES accounts (id),
    label       TEXT NOT NULL,
    -- Words separated by spaces.
    scopes      TEXT NOT NULL,
    created     BIGINT NOT NULL,
    seen        BIGINT,
    expires     BIGINT
);
CREATE INDEX tokens_by_account ON tokens (account);

-- Links to set a new password, each good for one use.
CREATE TABLE resets (
    hash        TEXT PRIMARY KEY,
    account     TEXT NOT NULL REFERENCES accounts (id),
    expires     BIGINT NOT NULL
);
CREATE INDEX resets_by_account ON resets (account);

-- What games are looked up by. The game itself is its events.
CREATE TABLE games (
    id            TEXT PRIMARY KEY,
    -- Rules, time and players as JSON, the same as in the first event.
    setup         TEXT NOT NULL,
    ruleset       TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    speed         TEXT NOT NULL,
    rated         BOOLEAN NOT NULL,
    public        BOOLEAN NOT NULL,
    status        TEXT NOT NULL CHECK (status IN ('playing', 'finished', 'aborted')),
    version       BIGINT NOT NULL,
    ply           BIGINT NOT NULL,
    -- Which seats the game waits for: words separated by spaces.
    due           TEXT NOT NULL,
    deadline      BIGINT,
    opening       TEXT,
    -- How it ended, as JSON; and its parts that are searched for.
    outcome       TEXT,
    ending        TEXT,
    created       BIGINT NOT NULL,
    changed       BIGINT NOT NULL,
    finished      BIGINT
);
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_by_finish ON games (finished, id) WHERE finished IS NOT NULL;
CREATE INDEX games_by_status ON games (status, changed);

CREATE TABLE players (
    game        TEXT NOT NULL REFERENCES games (id),
    seat        TEXT NOT NULL,
    -- Whose seat it is; null where the engine plays.
    account     TEXT REFERENCES accounts (id),
    -- Whether the game waits for this player.
    due         BOOLEAN NOT NULL,
    -- Null until the game is over, and for good if it was called off.
    result      TEXT CHECK (result IN ('won', 'drawn', 'lost')),
    PRIMARY KEY (game, seat)
);
CREATE INDEX players_by_account ON players (account, game);

CREATE TABLE events (
    game        TEXT NOT NULL REFERENCES games (id),
    version     BIGINT NOT NULL,
    body        TEXT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (game, version)
);

CREATE TABLE turns (
    game        TEXT NOT NULL REFERENCES games (id),
    ply         BIGINT NOT NULL,
    body        TEXT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (game, ply)
);

-- Which commands have been carried out: a client that asks again gets the first answer.
CREATE TABLE commands (
    game        TEXT NOT NULL REFERENCES games (id),
    account     TEXT NOT NULL,
    client_id   TEXT NOT NULL,
    version     BIGINT NOT NULL,
    PRIMARY KEY (game, account, client_id)
);

CREATE TABLE seeks (
    id          TEXT PRIMARY KEY,
    account     TEXT NOT NULL REFERENCES accounts (id),
    public      BOOLEAN NOT NULL,
    version     BIGINT NOT NULL,
    body        TEXT NOT NULL,
    created     BIGINT NOT NULL,
    expires     BIGINT
);
CREATE INDEX seeks_by_account ON seeks (account);
CREATE INDEX seeks_by_time ON seeks (public, created);

CREATE TABLE ratings (
    account     TEXT NOT NULL REFERENCES accounts (id),
    class       TEXT NOT NULL,
    rating      DOUBLE PRECISION NOT NULL,
    deviation   DOUBLE PRECISION NOT NULL,
    volatility  DOUBLE PRECISION NOT NULL,
    games       BIGINT NOT NULL,
    changed     BIGINT NOT NULL,
    PRIMARY KEY (account, class)
);
CREATE INDEX ratings_by_class ON ratings (class, rating);

-- One line per player and rated game: the key makes rating a game twice impossible.
CREATE TABLE rating_history (
    game        TEXT NOT NULL REFERENCES games (id),
    account     TEXT NOT NULL REFERENCES accounts (id),
    class       TEXT NOT NULL,
    rating      DOUBLE PRECISION NOT NULL,
    deviation   DOUBLE PRECISION NOT NULL,
    change      DOUBLE PRECISION NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (game, account)
);
CREATE INDEX rating_history_by_account ON rating_history (account, class, at);

CREATE TABLE chat (
    game        TEXT NOT NULL REFERENCES games (id),
    room        TEXT NOT NULL CHECK (room IN ('players', 'spectators')),
    number      BIGINT NOT NULL,
    account     TEXT NOT NULL REFERENCES accounts (id),
    body        TEXT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (game, room, number)
);
CREATE INDEX chat_by_account ON chat (account);

CREATE TABLE blocks (
    account     TEXT NOT NULL REFERENCES accounts (id),
    blocked     TEXT NOT NULL REFERENCES accounts (id),
    at          BIGINT NOT NULL,
    PRIMARY KEY (account, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TABLE reports (
    id          TEXT PRIMARY KEY,
    reporter    TEXT NOT NULL REFERENCES accounts (id),
    subject     TEXT NOT NULL REFERENCES accounts (id),
    game        TEXT REFERENCES games (id),
    reason      TEXT NOT NULL,
    body        TEXT NOT NULL,
    at          BIGINT NOT NULL,
    closed      BIGINT,
    closed_by   TEXT REFERENCES accounts (id),
    verdict     TEXT
);
CREATE INDEX reports_by_time ON reports (closed, at);

-- What moderators and hosts did. Lines are added, never changed.
CREATE TABLE audit (
    number      INTEGER PRIMARY KEY,
    at          BIGINT NOT NULL,
    -- An account's id, or `host` for the command line.
    actor       TEXT NOT NULL,
    action      TEXT NOT NULL,
    subject     TEXT,
    detail      TEXT NOT NULL
);

CREATE TABLE preferences (
    account     TEXT PRIMARY KEY REFERENCES accounts (id),
    body        TEXT NOT NULL,
    changed     BIGINT NOT NULL
);
