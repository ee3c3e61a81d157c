// 6.args.missing: in a parent
class A<int a, int b = 1> { int x = !add(a, b); }
def a : A;
