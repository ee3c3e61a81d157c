// 8.39: !foreach over lists and dags
def op; def p; def a { list<int> l = !foreach(i, [1, 2, 3], !mul(i, i)); list<string> s = !foreach(i, [1, 2], "v" # i); dag d = !foreach(i, (op p, (op p:$n)), !subst(op, p, i)); list<list<int>> ll = !foreach(i, [2, 3], !range(i)); dag e = !foreach(i, (op 1, "s"), i); }
