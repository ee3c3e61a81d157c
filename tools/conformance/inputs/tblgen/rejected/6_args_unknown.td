// 6.args.unknown: a name that is none
class A<int size> { int x = size; }
def a : A<sise = 1>;
