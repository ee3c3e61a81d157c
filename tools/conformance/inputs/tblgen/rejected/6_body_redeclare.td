// 6.body.redeclare: another type
class A { int x = 1; } def a : A { string x = "s"; }
