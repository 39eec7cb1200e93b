-- The language of mails to an account, as a tag such as `de`; null if its owner never said.
ALTER TABLE accounts ADD COLUMN language TEXT;
