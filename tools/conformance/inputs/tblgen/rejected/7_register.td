// 7.register: assertions are checked when the record is complete
class A { int x = 1; assert !eq(x, 1), "x is " # x; } def a : A; def b : A { let x = 2; }
