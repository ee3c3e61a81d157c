// 8.16: !le
def a { bit b = !le(2, 2); bit c = !le("b", "a"); bit d = !le("a", "aa"); }
