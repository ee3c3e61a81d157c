// test: tblgen
def a { int x = 0x10000000000000000; } // error: [tblgen::number_out_of_range] "number out of range"
