// test: tblgen
def a { int x = !find("abc", "c", 4); } // error: [tblgen::substr] "!find start position is out of range 0...3: 4"
