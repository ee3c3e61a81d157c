// 8.13: !eq of lists
def a { bit b = !eq([1], [1]); }
