// 5.suffix.field: fields of records
class A<int n> { int x = n; A next = ?; } def p : A<1>; def q : A<2> { let next = p; } def a { int x = q.x; int y = q.next.x; int z = A<3>.x; list<int> l = [p.x, q.next.next.x]; }
