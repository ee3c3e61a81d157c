// 1.string.oneline: a string ends on its line
def a { string s = "abc
; }
