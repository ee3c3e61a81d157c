// 8.5: !and
def a { int x = !and(12, 10); int y = !and(7, 6, 4); int z = !and(-1, 0b101); }
