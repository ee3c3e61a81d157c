// 8.41: !empty of a record
def op; def a { bit b = !empty(op); }
