// 1.range.minus: a range without its end
def a { list<int> l = [0, 1, 2][1-]; }
