// 1.int.wrap: two to the 63 in decimal wraps
def a { int x = 9223372036854775808; int y = 18446744073709551615; int z = -9223372036854775808; }
