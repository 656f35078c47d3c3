-- Times are milliseconds since 1970-01-01 UTC. Hashes are SHA-256.

-- What a table's newest log row says about the whole table.
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    version    INTEGER NOT NULL CHECK (version >= 1),
    game       TEXT    NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('waiting', 'running', 'finished')),
    is_public  INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    due        INTEGER,
    people     TEXT    NOT NULL, -- those who sit at it now, as a JSON array of ids
    card       TEXT    NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_changed ON tables (changed_at, id);
CREATE INDEX tables_public ON tables (state, changed_at, id) WHERE is_public = 1;
CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;

CREATE TABLE log (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL CHECK (version >= 1),
    command  TEXT,
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_command ON log (table_id, command) WHERE command IS NOT NULL;

-- Who sits or sat at a table. The ids of deleted people stay, so this does not refer to `people`.
CREATE TABLE sitters (
    person   INTEGER NOT NULL,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitters_table ON sitters (table_id);

-- AUTOINCREMENT: the id of a deleted person is never given to another.
CREATE TABLE people (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT    NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    person     INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash       BLOB    NOT NULL UNIQUE CHECK (length(hash) = 32),
    label      TEXT, -- none: the token of a cookie
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE recoveries (
    person INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    hash   BLOB    NOT NULL UNIQUE CHECK (length(hash) = 32)
) STRICT;

CREATE TABLE links (
    hash    BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_person ON links (person);
CREATE INDEX links_expires ON links (expires);

CREATE TABLE bans (
    person INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    until  INTEGER, -- none: for good
    reason TEXT    NOT NULL
) STRICT;

-- Reports outlive the people and the tables that they name.
CREATE TABLE reports (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    reported_by INTEGER NOT NULL,
    table_id    TEXT,
    about       INTEGER,
    text        TEXT    NOT NULL,
    at          INTEGER NOT NULL,
    is_open     INTEGER NOT NULL DEFAULT 1 CHECK (is_open IN (0, 1))
) STRICT;

CREATE INDEX reports_open ON reports (id) WHERE is_open = 1;
