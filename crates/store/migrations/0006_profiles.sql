-- The name in links of a person's page of results, if they share it.
ALTER TABLE people ADD COLUMN page TEXT;

CREATE UNIQUE INDEX people_page ON people (page) WHERE page IS NOT NULL;
