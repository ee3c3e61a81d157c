// 1.string.join: code literals do not join
def a { code c = [{a}] [{b}]; }
