"""Our games for OpenSpiel's own search, in compiled code, and that search at our table. Needs OpenSpiel, and g++ once."""
