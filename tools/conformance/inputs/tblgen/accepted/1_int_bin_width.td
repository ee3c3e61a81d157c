// 1.int.bin.width: a binary literal has its digits as width
def a { bits<4> x = 0b0011; int y = 0b101; bits<1> z = 0b1; bit w = 0b0; list<bits<2>> l = [0b10, 0b01]; }
