-- Times in which no game could go on and that players have not got back yet, as JSON: a server that
-- dies leaves them to the next one, and what came after them was not lost.
ALTER TABLE heartbeat ADD COLUMN owed TEXT NOT NULL DEFAULT '[]';
