// test: tblgen
def a { int x = 5; bit y = x{0}; } // error: [tblgen::bit_range] "invalid bit range for value"
