// test: tblgen
foreach i = "abc" in def a#i; // error: [tblgen::range] "expected integer or bitrange"
