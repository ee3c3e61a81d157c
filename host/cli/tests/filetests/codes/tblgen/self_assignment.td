// test: tblgen
class A { int x = 1; } def a : A { let x = x; } // error: [tblgen::self_assignment] "recursion / self-assignment forbidden"
