-- Which cards a result came of, and of which day's deal, counted from the first of 1970.
ALTER TABLE results ADD COLUMN deal TEXT;
ALTER TABLE results ADD COLUMN day INTEGER;

CREATE INDEX results_deal ON results (game, deal) WHERE deal IS NOT NULL;
CREATE INDEX results_day ON results (game, day, points) WHERE day IS NOT NULL;

-- What the house has drawn once and keeps, such as the secret that the days' deals follow from.
CREATE TABLE keepsakes (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
