// 1.int.sign: the sign is inside the token
def a { int x = -5; int y = +7; int z = -0x1; int w = 0x10; int v = -0; }
