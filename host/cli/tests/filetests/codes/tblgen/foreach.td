// test: tblgen
class A { list<int> l = ?; }
def a : A;
foreach i = a.l in def b#i; // error: [tblgen::foreach] "expected a list, got '?'"
