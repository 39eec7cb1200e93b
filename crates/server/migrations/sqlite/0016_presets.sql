-- The preset of the rules, with which the text of a ruleset begins: games are found by it, whatever
-- variants they were played with.
ALTER TABLE games ADD COLUMN preset TEXT
    GENERATED ALWAYS AS (substr(ruleset, 1, instr(ruleset || '.', '.') - 1)) VIRTUAL;
CREATE INDEX games_by_preset ON games (preset, finished, id) WHERE status = 'finished';
