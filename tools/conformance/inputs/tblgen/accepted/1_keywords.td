// 1.keywords: an operator word without its mark is a name
def add { int cond = 1; int size = 2; } def a { int x = add.cond; }
