// 8.14: !ne
class A; def p : A; def q : A; def a { bit b = !ne(1, 2); bit c = !ne("a", "a"); bit d = !ne(p, q); }
