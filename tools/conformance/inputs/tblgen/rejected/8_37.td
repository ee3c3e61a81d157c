// 8.37: !filter by a string
def a { list<int> l = !filter(i, [1, 2], "s"); }
