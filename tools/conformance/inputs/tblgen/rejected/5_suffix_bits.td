// 5.suffix.bits: of an int field it is refused
def a { int x = 5; bit y = x{0}; }
