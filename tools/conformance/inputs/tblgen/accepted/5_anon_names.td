// 5.anon.names: numbers in creation order
class A<int n> { int x = n; } def a { A p = A<1>; A q = A<2>; } def : A<3>; def b { int y = A<4>.x; }
