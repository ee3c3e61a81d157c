// test: tblgen
def a { int x = "1"; } // error: [tblgen::incompatible_value] "field 'x' of type 'int' is incompatible with value '"
