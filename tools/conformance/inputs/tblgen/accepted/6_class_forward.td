// 6.class.forward: a declaration while empty
class A; class A; class A<int n> { int x = n; } def a : A<1>;
