-- What a command asked for, as a digest: an id that comes again with something else is refused.
-- Null for commands from before this column.
ALTER TABLE commands ADD COLUMN action TEXT;
