// 5.suffix.index: a string is none
def a { int x = [1, 2]["s"]; }
