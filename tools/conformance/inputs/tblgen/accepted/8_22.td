// 8.22: !substr
def a { string s = !substr("abcdef", 2); string t = !substr("abcdef", 1, 3); string u = !substr("abc", 3); string v = !substr("abc", 1, 99); string w = !substr("abc", 0, 0); }
