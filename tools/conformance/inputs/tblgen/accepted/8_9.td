// 8.9: !shl
def a { int x = !shl(1, 10); int y = !shl(-1, 63); int z = !shl(3, 0); }
