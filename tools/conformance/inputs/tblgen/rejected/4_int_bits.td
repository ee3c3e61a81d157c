// 4.int_bits: one too large
def a { bits<4> x = 16; }
