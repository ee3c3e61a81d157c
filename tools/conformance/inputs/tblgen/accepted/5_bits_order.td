// 5.bits.order: the first is the highest
def a { bits<4> x = {1, 0, 0, ?}; bits<6> y = {x, 0b01}; bits<2> z = {x{3}, true}; }
