-- What was found out about finished games: one row for each version of the analysis.
CREATE TABLE analyses (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL CHECK (version >= 1), -- of the analysis
    decision INTEGER NOT NULL CHECK (decision >= 0), -- how far the game was: it may be taken back, and go on
    at       INTEGER NOT NULL,
    figures  TEXT    NOT NULL, -- as JSON
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
