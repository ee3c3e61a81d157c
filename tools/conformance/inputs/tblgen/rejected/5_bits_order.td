// 5.bits.order: an element that is no bit
def a { bits<2> x = {1, "s"}; }
