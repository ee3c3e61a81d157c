// 8.48: !getdagarg by index and by name
class A; def p : A; def op; def a { int x = !getdagarg<int>((op 5:$a, 6), 1); int y = !getdagarg<int>((op 5:$a, 6), "a"); A r = !getdagarg<A>((op p), 0); string s = !getdagarg<string>((op 5), 0); dag d = !getdagarg<dag>((op (op 1)), 0); }
