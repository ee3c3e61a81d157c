// 9.json (json): version 1, bits from the lowest, null for unset
class A; class B : A; def op; def a : B { int i = 1; bits<3> b = {1, 0, ?}; string s = "q\"\\\t"; code c = [{x}]; dag d = (op:$o 1:$x, $y); list<A> l = [a]; bit t = 1; A u = ?; } def { A r = a; }
