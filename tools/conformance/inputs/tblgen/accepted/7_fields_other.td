// 7.fields.other: another record's field is read at once
class A { int x = 1; int u = ?; } def a : A; def b { int y = a.x; int v = a.u; }
