// 8.4: !div toward zero
def a { int x = !div(7, 2); int y = !div(-7, 2); int z = !div(7, -2); }
