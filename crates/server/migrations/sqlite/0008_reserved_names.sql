-- Names of deleted accounts, which nobody may take for a time: a digest of each name's key.
CREATE TABLE reserved_names (
    digest      TEXT PRIMARY KEY,
    until       BIGINT NOT NULL
);
