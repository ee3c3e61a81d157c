// 6.dump: something that is no string
dump 1;
class A { int x = 1; dump x; } def a : A; def b { string s = ?; dump s; }
multiclass M<list<int> l> { dump l; def _x; } defm p : M<[1]>;
