// 8.15: !lt
def a { bit b = !lt(1, 2); bit c = !lt("a", "B"); bit d = !lt(-1, 0); bit e = !lt(0b10, 0b11); }
