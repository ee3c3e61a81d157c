// 8.44: !getdagop with and without a type
class O { int x = 1; } def op : O; def p; def a { O r = !getdagop<O>((op 1)); int y = !getdagop<O>((op)).x; dag d = (!getdagop((op 1)) 2); string s = !cast<string>(!getdagop((p))); }
