// 5.dag.operator: a string is none
def a { dag x = ("op" 1); }
