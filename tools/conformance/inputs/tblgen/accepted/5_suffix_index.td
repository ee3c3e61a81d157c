// 5.suffix.index: expressions and lists of int
def a { list<int> l = [7, 8, 9]; int x = l[!add(1, 1)]; list<int> i = [2, 0]; list<int> y = l[i]; list<int> z = l[!range(2)]; }
