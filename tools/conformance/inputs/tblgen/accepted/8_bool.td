// 8.bool: non-zero is true
def a { int x = !if(-3, 1, 2); bit b = !not(!not(8)); int y = !cond(0: 1, 7: 2); list<int> l = !filter(i, [0, 1, 2], i); }
