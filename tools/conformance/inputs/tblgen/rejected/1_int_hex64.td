// 1.int.hex64: all ones in hexadecimal is minus one
def a { int x = 0xffffffffffffffff; int y = 0x8000000000000000; int z = 0x7fffffffffffffff; int w = -0x8000000000000000; }
