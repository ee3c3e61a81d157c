// 8.18: !ge
def a { bit b = !ge(2, 3); bit c = !ge("", ""); bit d = !ge(true, false); }
