// 8.42: !dag
def op; def a { dag d = !dag(op, [1, 2], ["a", ?]); dag e = !dag(op, ?, ["x", "y"]); dag f = !dag(op, ["s"], ?); dag g = !dag(op, [?, 1], ["m", "n"]); dag h = !dag(op, []<int>, []<string>); }
