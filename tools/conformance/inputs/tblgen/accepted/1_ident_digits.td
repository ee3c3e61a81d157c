// 1.ident.digits: behind a dot they do not
def 1abc { int 2x = 3; } def a { int y = 1abc.2x; }
