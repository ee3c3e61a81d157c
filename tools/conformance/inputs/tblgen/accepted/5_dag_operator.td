// 5.dag.operator: a record or unset
def op; def a { dag x = (op); dag y = (?); dag z = (? 1, 2); }
