-- Who a result was played with: how many people played to the end, and how strong the strongest bot was, from 1 to 5.
-- Results of older programs do not tell.
ALTER TABLE results ADD COLUMN people INTEGER;
ALTER TABLE results ADD COLUMN level INTEGER; -- none: no bot

CREATE INDEX results_last ON results (person, at);
CREATE INDEX results_rated ON results (game, at, table_id) WHERE people > 1 AND is_practice = 0;

-- What came out of finished games for bots. It outlives the table.
CREATE TABLE bot_results (
    table_id    TEXT    NOT NULL,
    seat        INTEGER NOT NULL,
    bot         TEXT    NOT NULL,
    game        TEXT    NOT NULL,
    kind        TEXT    NOT NULL,
    wins        INTEGER NOT NULL CHECK (wins >= 0),
    points      INTEGER NOT NULL,
    is_practice INTEGER NOT NULL CHECK (is_practice IN (0, 1)),
    at          INTEGER NOT NULL,
    day         INTEGER,
    people      INTEGER NOT NULL,
    level       INTEGER, -- of the strongest other bot
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX bot_results_last ON bot_results (bot, at) WHERE people > 0 AND is_practice = 0;
