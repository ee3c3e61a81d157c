// 8.7: !xor
def a { int x = !xor(12, 10); int y = !xor(1, 3, 7); int z = !xor(1, 1); }
