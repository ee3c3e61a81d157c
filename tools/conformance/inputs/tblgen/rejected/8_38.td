// 8.38: !foldl of another type
def a { int x = !foldl(0, [1, 2], acc, i, "s"); }
