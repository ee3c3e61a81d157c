// 8.31: !listsplat
def a { list<int> l = !listsplat(7, 3); list<string> m = !listsplat("x", 0); }
