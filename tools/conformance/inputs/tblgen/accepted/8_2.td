// 8.2: !sub
def a { int x = !sub(3, 5); int y = !sub(-9223372036854775808, 1); }
