// 6.args.type: another type, the message names the parameter
class A<int a, string s> { int x = a; string y = s; }
def a : A<1, 2>;
