// 5.suffix.slice: an empty slice
def a { list<int> x = [1][]; }
