// test: tblgen
def a { bit x = 2; } // error: [tblgen::unresolved] "initializer of 'x' in 'a' could not be fully resolved: !cast<bit>(2)"
