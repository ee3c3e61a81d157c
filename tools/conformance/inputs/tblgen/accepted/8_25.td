// 8.25: !toupper
def a { string s = !toupper("aBc é1"); }
