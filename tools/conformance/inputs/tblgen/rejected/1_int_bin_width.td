// 1.int.bin.width: leading zeros count
def a { bits<3> x = 0b0101; }
