// 8.37: !filter
class A<int n> { int x = n; } def p : A<1>; def q : A<2>; def a { list<int> l = !filter(i, [1, 2, 3, 4], !gt(i, 2)); list<A> m = !filter(r, [p, q], !eq(r.x, 2)); }
