-- When a row was written by the clock of the house, which stands still while no server runs. None: an older
-- program wrote it, and its date is taken.
ALTER TABLE log ADD COLUMN ticks INTEGER;

-- Where a device wants to be told that it is one's turn. It goes with the token by which the device is known.
CREATE TABLE pushes (
    token      INTEGER PRIMARY KEY REFERENCES tokens (id) ON DELETE CASCADE,
    endpoint   TEXT    NOT NULL UNIQUE,
    key        BLOB    NOT NULL CHECK (length(key) = 65), -- the browser's public key
    auth       BLOB    NOT NULL CHECK (length(auth) = 16), -- what it shares with us
    language   TEXT    NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
