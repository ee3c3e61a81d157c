// 8.17: !gt
def a { bit b = !gt(2, 1); bit c = !gt("é", "z"); }
