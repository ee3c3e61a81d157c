// 8.28: !repr
class A { int x = 1; } def p : A; def op; def a { string s = !repr("s"); string t = !repr([1, 2]); string u = !repr(p); string v = !repr((op 1:$n)); string w = !repr(7); string x = !repr({1, 0}); }
