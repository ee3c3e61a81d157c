// 4.int_bits: fits signed or unsigned
def a { bits<4> x = 15; bits<4> y = -8; bits<1> z = -1; bits<64> w = -1; bits<4> v = -1; }
