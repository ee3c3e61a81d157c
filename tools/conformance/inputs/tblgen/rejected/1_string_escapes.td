// 1.string.escapes: another escape
def a { string s = "a\x41"; }
