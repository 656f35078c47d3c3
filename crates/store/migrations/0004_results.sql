-- What came out of finished games, for each person who sat there to the end. It outlives the table, but
-- not the person.
CREATE TABLE results (
    person      INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id    TEXT    NOT NULL,
    game        TEXT    NOT NULL,
    kind        TEXT    NOT NULL, -- the options with the number of players: what can be compared
    wins        INTEGER NOT NULL CHECK (wins >= 0), -- in parts of a whole win
    points      INTEGER NOT NULL,
    is_practice INTEGER NOT NULL CHECK (is_practice IN (0, 1)),
    at          INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_kind ON results (person, game, kind, at);
CREATE INDEX results_table ON results (table_id);
