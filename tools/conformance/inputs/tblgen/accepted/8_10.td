// 8.10: !sra keeps the sign
def a { int x = !sra(-8, 1); int y = !sra(8, 2); }
