// test: tblgen
class A<int n> { int x = A<!add(n, 1)>.x; } def a : A<0>; // error: [tblgen::too_deep] "evaluation is nested more than 16384 deep"
