// 8.23: !find behind the end
def a { int x = !find("abc", "c", 4); }
