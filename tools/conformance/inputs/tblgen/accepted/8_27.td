// 8.27: !match
def a { bit b = !match("abc123", "[0-9]+$"); bit c = !match("abc", "^b"); bit d = !match("a.c", "a\\.c"); bit e = !match("", "^$"); }
