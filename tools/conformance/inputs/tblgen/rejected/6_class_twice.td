// 6.class.twice: a second definition
class A { int x = 1; }
class A { int y = 2; }
