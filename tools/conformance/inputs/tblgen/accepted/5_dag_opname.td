// 5.dag.opname: the operator may be named
def op; def a { dag x = (op:$o 1); dag y = (op:$o); }
