# linko at a table: what the page says.
