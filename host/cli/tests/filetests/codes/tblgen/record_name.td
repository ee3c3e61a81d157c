// test: tblgen
multiclass M<string s> { def s; } // error: [tblgen::record_name] ", ?)' could not be fully resolved"
defm a : M<?>;
