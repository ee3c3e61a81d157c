// test: tblgen
def a { int x = !sub(3, 2, 1); } // error: [tblgen::operand] "!sub takes two operands, got 3"
