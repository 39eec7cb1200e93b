-- Vacations of people who play by correspondence: one for all their games.
CREATE TABLE vacations (
    account     TEXT PRIMARY KEY REFERENCES accounts (id),
    -- Since when it lasts; null when there is none.
    since       BIGINT,
    -- The year that `used` counts for, from 1970, and what was used in it before `since`.
    year        BIGINT NOT NULL,
    used        BIGINT NOT NULL
);
