// 4.bits_int: zero-extended
def a { bits<3> x = 7; int y = x; list<int> l = [0b11]; int z = !add(x, 1); }
