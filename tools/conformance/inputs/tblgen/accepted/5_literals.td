// 5.literals: each kind
def a { int i = 1; string s = "s"; code c = [{c}]; bit t = true; bit f = false; int u = ?; }
