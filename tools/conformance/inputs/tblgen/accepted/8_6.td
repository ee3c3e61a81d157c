// 8.6: !or
def a { int x = !or(12, 10); int y = !or(1, 2, 4); }
