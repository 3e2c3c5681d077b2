"""Tables that people sit at from afar: matches kept in a database, one secret key a seat, nothing shown but what it may see."""
