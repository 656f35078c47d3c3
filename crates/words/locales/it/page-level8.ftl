# level8 at a table: what the page says.
