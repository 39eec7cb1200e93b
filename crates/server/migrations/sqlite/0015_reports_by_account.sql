-- Whoever deletes an account asks whether a report names it: without these, by reading all reports.
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_subject ON reports (subject);
CREATE INDEX reports_by_closer ON reports (closed_by);
