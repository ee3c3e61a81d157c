// 6.let.type: a value of another type
class A { int x = 1; } let x = "s" in def a : A;
