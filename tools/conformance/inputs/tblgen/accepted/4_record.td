// 4.record: a record is each of its classes
class A; class B : A; class C; def x : B, C; def a { A p = x; B q = x; C r = x; }
