-- A second factor beside the password: codes of an app (RFC 6238).
-- The secret in base32, once its owner has shown a code; and one that waits for that.
ALTER TABLE accounts ADD COLUMN totp TEXT;
ALTER TABLE accounts ADD COLUMN totp_offered TEXT;
-- The step of time of the last code that was used: each is good for one use.
ALTER TABLE accounts ADD COLUMN totp_step BIGINT NOT NULL DEFAULT 0;

-- Whether a code was given when the session was opened.
ALTER TABLE sessions ADD COLUMN second_factor BOOLEAN NOT NULL DEFAULT FALSE;

-- Codes on paper for those who lose their app, each good for one use.
CREATE TABLE recovery_codes (
    hash        TEXT PRIMARY KEY,
    account     TEXT NOT NULL REFERENCES accounts (id)
);
CREATE INDEX recovery_codes_by_account ON recovery_codes (account);
