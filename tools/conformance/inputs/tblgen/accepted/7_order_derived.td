// 7.order.derived: derived fields follow overrides
class A<int n> { int base = n; int twice = !mul(base, 2); string s = "n" # base; bits<4> b = base; bit low = b{0}; } def a : A<1>; def b : A<1> { let base = 5; } let base = 7 in def c : A<1>;
