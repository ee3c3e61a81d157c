// 8.21: !strconcat
def a { string s = !strconcat("a", "b", [{c}]); string t = !strconcat("x", ""); }
