// 6.let.self: a field is not set to itself
class A { int x = 1; } def a : A { let x = x; }
