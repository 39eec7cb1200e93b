-- How many of the games that a rating rests on are private: others are not told of those.
ALTER TABLE ratings ADD COLUMN private_games BIGINT NOT NULL DEFAULT 0;

UPDATE ratings SET private_games = (
    SELECT COUNT(*) FROM rating_history h JOIN games g ON g.id = h.game
    WHERE h.account = ratings.account AND h.class = ratings.class AND NOT g.public
);
