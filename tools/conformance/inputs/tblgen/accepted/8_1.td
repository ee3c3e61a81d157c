// 8.1: !add sums and wraps around
def a { int x = !add(1, 2, 3); int y = !add(0x7fffffffffffffff, 1); int z = !add(0b11, true); }
