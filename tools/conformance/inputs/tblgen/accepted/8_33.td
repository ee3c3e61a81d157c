// 8.33: !listflatten
def a { list<int> l = !listflatten([[1, 2], []<int>, [3]]); list<list<int>> m = !listflatten([[[1]], [[2], [3]]]); }
