// 8.36: !range with step zero
def a { list<int> l = !range(0, 5, 0); }
