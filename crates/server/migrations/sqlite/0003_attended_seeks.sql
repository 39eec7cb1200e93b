-- Seeks for live games last as long as the seeker is there.
ALTER TABLE seeks ADD COLUMN attended BOOLEAN NOT NULL DEFAULT FALSE;
-- When an attended seek vanishes unless the seeker comes back; null while the seeker is there.
ALTER TABLE seeks ADD COLUMN vanishes BIGINT;
