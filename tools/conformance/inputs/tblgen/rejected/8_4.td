// 8.4: !div by zero
def a { int x = !div(7, 0); }
