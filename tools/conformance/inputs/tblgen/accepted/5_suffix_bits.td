// 5.suffix.bits: one, ranges, lists, order kept
def a { bits<8> x = 0xa5; bit p = x{7}; bits<4> q = x{7...4}; bits<4> r = x{4-7}; bits<3> s = x{0, 7, 3}; bits<4> t = x{1-0, 6...7}; }
