// 4.bits_width: widths must agree
def a { bits<3> x = 0b11; }
