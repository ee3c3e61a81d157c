// 8.8: !not
def a { int x = !not(0); int y = !not(7); bit z = !not(true); int w = !not(!not(-1)); }
