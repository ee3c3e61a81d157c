// 6.body.redeclare: the same type overwrites
class A { int x = 1; } def a : A { int x = 2; int y = x; int y = 5; }
