// 4.unset: fits every type
class A; def a { bit a = ?; int b = ?; string c = ?; code d = ?; bits<2> e = ?; list<int> f = ?; dag g = ?; A h = ?; list<int> i = [?, 1]; }
