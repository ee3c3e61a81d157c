// 8.24: !tolower
def a { string s = !tolower("AbC É1"); }
