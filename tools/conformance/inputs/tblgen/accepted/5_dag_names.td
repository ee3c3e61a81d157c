// 5.dag.names: with, without, name alone
def op; def a { dag x = (op 1, 2:$b, $c, ?:$d); }
