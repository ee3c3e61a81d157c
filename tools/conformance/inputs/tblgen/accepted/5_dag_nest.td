// 5.dag.nest: nesting
def op; def p; def a { dag x = (op (p 1, (op):$in):$out, [(p)], "s", {1, 0}, p); }
