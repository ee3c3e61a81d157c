// 4.record: not of others
class A; class B; def x : A; def a { B q = x; }
