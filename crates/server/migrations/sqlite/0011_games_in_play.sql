-- The games that somebody is playing are counted whenever one more begins.
CREATE INDEX players_in_play ON players (account) WHERE result IS NULL;
