// 8.1: !add of a string
def a { int x = !add(1, "s"); }
