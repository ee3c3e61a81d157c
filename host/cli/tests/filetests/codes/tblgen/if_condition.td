// test: tblgen
if "s" then def a; // error: [tblgen::if_condition] "unable to resolve if condition '"
