// 4.string: no string to int
def a { int x = "1"; }
