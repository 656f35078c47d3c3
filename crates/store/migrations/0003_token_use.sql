-- When the token was last used, to the day; none: not since the day it was made.
ALTER TABLE tokens ADD COLUMN used_at INTEGER;
