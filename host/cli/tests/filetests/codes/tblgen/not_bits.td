// test: tblgen
def a { bits<2> x = {1, "s"}; } // error: [tblgen::not_bits] ") is not convertable to a bit"
