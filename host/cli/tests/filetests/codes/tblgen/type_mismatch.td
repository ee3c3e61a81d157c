// test: tblgen
defvar l = []; def a; // error: [tblgen::type_mismatch] "no type for list"
