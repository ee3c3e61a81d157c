// test: tblgen
class A { int x = 1; }
class B { string x = "s"; }
def a : A, B; // error: [tblgen::field_redefined] "new definition of 'x' of type 'string' is incompatible with previous definition of type"
