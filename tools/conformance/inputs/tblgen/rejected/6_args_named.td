// 6.args.named: positional behind named
class A<int a, int b> { int x = !add(a, b); }
def a : A<a = 1, 2>;
