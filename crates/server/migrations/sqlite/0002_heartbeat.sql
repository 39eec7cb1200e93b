-- When a node was last known to be alive: the time since is given back to players' clocks.
CREATE TABLE heartbeat (
    one         BIGINT PRIMARY KEY CHECK (one = 1),
    at          BIGINT NOT NULL
);
