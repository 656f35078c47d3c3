# level10 at a table: what the page says.
