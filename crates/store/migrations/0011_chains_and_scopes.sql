-- The SHA-256 of each row and the one before it, and of a table's last row. None only until the program has
-- worked out those of rows that an older one wrote, which it does before anything else.
ALTER TABLE log ADD COLUMN hash BLOB CHECK (hash IS NULL OR length(hash) = 32);
ALTER TABLE tables ADD COLUMN head BLOB CHECK (head IS NULL OR length(head) = 32);

CREATE INDEX tables_unchained ON tables (id) WHERE head IS NULL;

-- What a program's token may do. Those that were made before there was a choice may do everything, as they could.
ALTER TABLE tokens ADD COLUMN scope TEXT CHECK (scope IN ('play', 'account'));
UPDATE tokens SET scope = 'account' WHERE label IS NOT NULL;

-- Whether the game is over where somebody sits or sat: of many tables few are open.
ALTER TABLE sitters ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0 CHECK (is_over IN (0, 1));
UPDATE sitters SET is_over = 1 WHERE table_id IN (SELECT id FROM tables WHERE state = 'finished');

CREATE INDEX sitters_open ON sitters (person, table_id) WHERE is_over = 0;
