// test: tblgen
def a { int x = 3; dump x; } // error: [tblgen::dump_value] "dump value is not of type string"
