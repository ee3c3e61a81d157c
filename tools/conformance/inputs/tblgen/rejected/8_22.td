// 8.22: !substr behind the end
def a { string s = !substr("abc", 4); }
