// 4.bit: bit, bits<1> and int
def a { bit x = 1; bits<1> y = x; int z = y; bit w = 0b1; bit v = true; int u = false; bits<1> t = 1; }
