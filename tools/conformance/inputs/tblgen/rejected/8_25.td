// 8.25: !toupper of a number
def a { string s = !toupper(1); }
