-- Records that people brought to look at. Whoever has the link sees one, until it expires.
CREATE TABLE uploads (
    id      TEXT    NOT NULL PRIMARY KEY, -- in its link; nobody can guess it
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game    TEXT    NOT NULL,
    players TEXT    NOT NULL, -- their names, as a JSON list
    at      INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    record  TEXT    NOT NULL -- as JSON, checked
) STRICT;

CREATE INDEX uploads_of_person ON uploads (person, at);
CREATE INDEX uploads_by_end ON uploads (expires);
