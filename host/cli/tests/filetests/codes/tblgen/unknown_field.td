// test: tblgen
class A { int x = 1; }
def a : A;
def b { int y = a.y; } // error: [tblgen::unknown_field] "cannot access field 'y' of value 'a'"
