// 5.suffix.slice: lists of elements and ranges
def a { list<int> l = [7, 8, 9, 10]; list<int> x = l[1, ]; list<int> y = l[0...1, 3]; list<int> z = l[3-1]; list<int> w = l[2, 2]; }
