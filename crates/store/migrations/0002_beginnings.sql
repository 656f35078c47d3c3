-- To find the table that a command has made, so that sending the command again makes no second one.
CREATE INDEX log_beginning ON log (command) WHERE version = 1 AND command IS NOT NULL;
