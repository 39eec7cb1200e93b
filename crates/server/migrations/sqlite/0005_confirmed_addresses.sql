-- An address counts once its owner has opened the link that was mailed to it.
ALTER TABLE accounts ADD COLUMN email_confirmed BOOLEAN NOT NULL DEFAULT FALSE;

CREATE TABLE confirmations (
    hash        TEXT PRIMARY KEY,
    account     TEXT NOT NULL REFERENCES accounts (id),
    -- The address that the link was mailed to.
    email       TEXT NOT NULL,
    expires     BIGINT NOT NULL
);
CREATE INDEX confirmations_by_account ON confirmations (account);
