// 8.38: !foldl
def a { int x = !foldl(0, [1, 2, 3], acc, i, !add(acc, i)); string s = !foldl("", ["a", "b"], acc, i, acc # i # ";"); list<int> l = !foldl([]<int>, [1, 2], acc, i, !listconcat([i], acc)); }
