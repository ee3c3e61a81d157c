// 8.35: !tail
def a { list<int> l = !tail([4, 5, 6]); list<int> m = !tail([4]); }
