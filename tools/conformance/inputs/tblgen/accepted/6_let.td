// 6.let: overrides inherited fields only
class A { int x = 1; string s = "s"; } let x = 2, s = "t" in { def a : A; def b : A { int y = x; } let x = 3 in def c : A; }
