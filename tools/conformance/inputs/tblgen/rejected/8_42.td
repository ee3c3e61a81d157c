// 8.42: !dag with lists of different lengths
def op; def a { dag d = !dag(op, [1, 2], ["a"]); }
