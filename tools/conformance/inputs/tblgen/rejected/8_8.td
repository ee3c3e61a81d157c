// 8.8: !not of a string
def a { bit x = !not("s"); }
