// 7.order.parents: a diamond
class T<int n> { int x = n; } class A : T<1>; class B : T<2>; class D : A, B; def a : D; def b : B, A;
