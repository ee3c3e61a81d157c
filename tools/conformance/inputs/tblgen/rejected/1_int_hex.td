// 1.int.hex: an empty hexadecimal number
def a { int x = 0x; }
