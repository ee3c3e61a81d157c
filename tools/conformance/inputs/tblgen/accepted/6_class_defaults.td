// 6.class.defaults: left to right
class A<int a, int b = !add(a, 1), int c = !mul(a, b)> { list<int> l = [a, b, c]; } def a : A<1>; def b : A<1, 5>; def c : A<2, c = 0>;
