// 8.36: !range in every form
def a { list<int> l = !range(4); list<int> m = !range(2, 5); list<int> n = !range(0, 10, 3); list<int> o = !range(5, 0, -2); list<int> p = !range([7, 8, 9]); list<int> q = !range(5, 2); list<int> r = !range(0, 5, -1); list<int> s = !range(-1); }
