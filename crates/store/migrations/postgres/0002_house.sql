-- What the servers of one house share while they run. Nothing of it is carried elsewhere, and after a crash PostgreSQL
-- has forgotten most of it: they begin anew. Times are the database's own.

-- Never the same number twice: for nodes, for leases, and for changes of companies.
CREATE SEQUENCE fences;

-- The servers that are there.
CREATE UNLOGGED TABLE nodes (
    id    BIGINT      PRIMARY KEY,
    beat  TIMESTAMPTZ NOT NULL, -- when it was last heard of
    ticks BIGINT      NOT NULL  -- what the clock of the house said then
);

-- Those that count: heard of within the time of a lease. A clock that has jumped makes nobody live longer.
CREATE VIEW living AS
    SELECT id, ticks + (extract(epoch FROM clock_timestamp() - beat) * 1000)::BIGINT AS ticks FROM nodes
    WHERE beat BETWEEN clock_timestamp() - INTERVAL '1.5 s' AND clock_timestamp() + INTERVAL '1.5 s';

-- Which of them does what a table does by itself. It counts while the node does.
CREATE UNLOGGED TABLE leases (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    node     BIGINT NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
    fence    BIGINT NOT NULL
);

CREATE INDEX leases_node ON leases (node);

-- Who is at a table through which server. It counts while the server does.
CREATE UNLOGGED TABLE attendance (
    table_id TEXT COLLATE "C" NOT NULL,
    node     BIGINT NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
    people   TEXT   NOT NULL, -- as JSON; what it says is between the servers
    PRIMARY KEY (table_id, node)
);

CREATE INDEX attendance_node ON attendance (node);

-- For which turn somebody was last called to a table: one call for each, whichever server makes it, and also after a
-- crash.
CREATE TABLE calls (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   BIGINT NOT NULL,
    turn     BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);

-- Those who watch a replay together, wherever they are.
CREATE UNLOGGED TABLE companies (
    code    TEXT COLLATE "C" PRIMARY KEY,
    number  BIGINT NOT NULL, -- of its last change
    used_at BIGINT NOT NULL, -- when anybody was last heard of, by the clock of the house
    said    TEXT   NOT NULL  -- as JSON; what it says is between the servers
);
