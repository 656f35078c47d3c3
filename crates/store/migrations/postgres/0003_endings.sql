-- How finished games ended, as it was judged then: it is not judged again. It goes with the table.
CREATE TABLE endings (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ending   TEXT NOT NULL -- as JSON
);
