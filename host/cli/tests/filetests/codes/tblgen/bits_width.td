// test: tblgen
def a { bits<4000000000> b; } // error: [tblgen::bits_width] "bits<4000000000> is too wide"
