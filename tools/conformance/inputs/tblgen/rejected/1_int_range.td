// 1.int.range: a longer hexadecimal number
def a { int x = 0x10000000000000000; }
