// 6.args.many: too many
class A<int a> { int x = a; }
def a : A<1, 2>;
