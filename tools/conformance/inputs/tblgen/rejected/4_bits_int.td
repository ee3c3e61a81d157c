// 4.bits_int: with an unset bit it is not known
def a { bits<2> x = {1, ?}; int y = x; }
