// 8.9: !shl by 64
def a { int x = !shl(1, 64); }
