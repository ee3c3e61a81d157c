// test: tblgen
class A { int x = 1; int y = ?; }
def a : A { let y = a.x; } // error: [tblgen::self_reference] "attempting to access field 'x' of 'a' is a forbidden self-reference"
