-- What happened to an account that its owner should know of. The oldest lines are deleted.
CREATE TABLE security_events (
    number      INTEGER PRIMARY KEY,
    account     TEXT NOT NULL REFERENCES accounts (id),
    at          BIGINT NOT NULL,
    what        TEXT NOT NULL,
    -- More about it, such as the label of a token.
    detail      TEXT NOT NULL
);
CREATE INDEX security_events_by_account ON security_events (account, number);

-- Mails that were sent, kept for a day to limit how many are sent.
CREATE TABLE mails (
    account     TEXT NOT NULL REFERENCES accounts (id),
    -- A hash of the address: those who delete their account leave no address behind.
    address     TEXT NOT NULL,
    at          BIGINT NOT NULL,
    -- Each purpose has limits of its own, so that mails of one do not use up those of another.
    purpose     TEXT NOT NULL
);
CREATE INDEX mails_by_account ON mails (account, purpose, at);
CREATE INDEX mails_by_address ON mails (address, purpose, at);
CREATE INDEX mails_by_time ON mails (at);

-- Networks from which an account has signed in: others who guess its password do not keep its owner
-- from signing in there.
CREATE TABLE known_networks (
    account     TEXT NOT NULL REFERENCES accounts (id),
    -- A hash of the account and the address: the addresses themselves are not kept.
    network     TEXT NOT NULL,
    seen        BIGINT NOT NULL,
    PRIMARY KEY (account, network)
);

-- What has expired is looked for often, to end the sockets that it opened.
CREATE INDEX sessions_by_expiry ON sessions (expires);
CREATE INDEX tokens_by_expiry ON tokens (expires) WHERE expires IS NOT NULL;
