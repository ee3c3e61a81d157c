// 6.args.twice: one argument twice
class A<int a> { int x = a; } def a : A<a = 1, a = 2>;
