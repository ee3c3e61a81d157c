// 4.bit: two is no bit
def a { bit x = 2; }
