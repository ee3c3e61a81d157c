// 1.ident.var: $names in dags
def op; def a { dag d = (op $x, 1:$y_1, (op:$z):$_w); }
