// 8.11: !srl does not
def a { int x = !srl(-8, 1); int y = !srl(8, 2); int z = !srl(-1, 63); }
