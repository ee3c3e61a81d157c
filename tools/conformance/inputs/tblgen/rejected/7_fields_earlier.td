// 7.fields.earlier: only earlier fields may be named
def a { int x = y; int y = 1; }
