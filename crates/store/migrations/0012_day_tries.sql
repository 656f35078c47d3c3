-- How often a day's deal was begun from an address, of which only a hash is kept, and only until the next day.
CREATE TABLE day_tries (
    day     INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    address TEXT    NOT NULL,
    tries   INTEGER NOT NULL,
    PRIMARY KEY (day, game, address)
) STRICT, WITHOUT ROWID;
