// 8.3: !mul wraps around
def a { int x = !mul(2, 3, -4); int y = !mul(0x4000000000000000, 4); }
