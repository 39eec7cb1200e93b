-- One row that is changed to find out whether changes reach the disk.
CREATE TABLE write_check (
    one         BIGINT PRIMARY KEY CHECK (one = 1),
    written     BIGINT NOT NULL
);
