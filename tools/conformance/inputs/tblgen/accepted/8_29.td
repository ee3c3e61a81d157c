// 8.29: !subst
class A; def p : A; def q : A; def op; def a { string s = !subst("a", "xy", "banana"); A r = !subst(p, q, p); A t = !subst(p, q, q); dag d = !foreach(i, (op p, q:$n), !subst(p, q, i)); dag e = !foreach(i, (op p, (op p)), !subst(op, p, i)); }
