// 7.order.lets: outer lets behind parents, the body last
class A { int x = 1; int y = x; } let x = 2 in { def a : A; def b : A { let x = 3; } let x = 4 in def c : A { int z = x; } }
