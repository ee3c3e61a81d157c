// 5.paste.name: a key word is none
def a { string s = "x" # class; }
