// 6.class.defaults: a default that names a later argument
class A<int a = b, int b = 1> { int x = a; } def a : A;
