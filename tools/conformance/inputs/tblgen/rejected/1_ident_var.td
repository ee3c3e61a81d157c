// 1.ident.var: a dollar without a name
def op; def a { dag d = (op $); }
