// 6.defvar.scope: a loop body's variables end with each iteration
foreach i = [1, 2] in { defvar v = i; def r#i { int x = v; } }
def s { int x = v; }
