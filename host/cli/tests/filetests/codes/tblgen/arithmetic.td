// test: tblgen
def a { int x = !div(7, 0); } // error: [tblgen::arithmetic] "illegal operation: division by zero"
