// 6.args.named: positional, then named
class A<int a, int b, int c = 3> { list<int> l = [a, b, c]; } def a : A<1, b = 2>; def b : A<c = 1, a = 2, b = 3>; def c { A x = A<1, c = 2, b = 9>; }
