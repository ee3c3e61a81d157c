// 8.21: !strconcat of a number
def a { string s = !strconcat("a", 1); }
