-- Every filter of the search has an index that also has the order of the answer, which is by the
-- moment of the end: no search looks at all games, and none sorts them.
ALTER TABLE games ADD COLUMN drawn BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE games SET drawn = TRUE WHERE status = 'finished'
    AND NOT EXISTS (SELECT 1 FROM players w WHERE w.game = games.id AND w.result = 'won');

-- When the game was over, beside whose it is: null until then, and for good if it was called off.
ALTER TABLE players ADD COLUMN finished BIGINT;
UPDATE players SET finished =
    (SELECT g.finished FROM games g WHERE g.id = players.game AND g.status = 'finished');

-- Only games that are over are in these indexes, so that turns do not pay for them.
DROP INDEX games_by_finish;
CREATE INDEX games_by_finish ON games (status, finished, id) WHERE status = 'finished';
CREATE INDEX games_by_drawn ON games (drawn, finished, id) WHERE status = 'finished';
CREATE INDEX games_by_ending ON games (ending, finished, id) WHERE status = 'finished';
CREATE INDEX games_by_ruleset ON games (ruleset, finished, id) WHERE status = 'finished';
CREATE INDEX games_by_speed ON games (speed, finished, id) WHERE status = 'finished';
CREATE INDEX games_by_rated ON games (rated, finished, id) WHERE status = 'finished';
CREATE INDEX games_by_opening ON games (opening, finished, id) WHERE status = 'finished';
CREATE INDEX players_by_finish ON players (account, finished, game) WHERE finished IS NOT NULL;
CREATE INDEX players_by_result ON players (account, result, finished, game)
    WHERE finished IS NOT NULL;
