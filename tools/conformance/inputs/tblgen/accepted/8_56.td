// 8.56: !initialized
class A { int x = ?; int y = 1; } def p : A; class C<int n = 1> { bit b = !initialized(n); } def a { bit b = !initialized(p.x); bit c = !initialized(p.y); bit d = !initialized(?); } def b : C;
