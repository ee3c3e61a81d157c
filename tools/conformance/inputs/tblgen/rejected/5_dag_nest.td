// 5.dag.nest: a trailing comma
def op; def a { dag x = (op 1, ); }
