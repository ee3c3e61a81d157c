// 8.13: !eq
class A; def p : A; def q : A; def a { bit b = !eq(1, 1); bit c = !eq("a", "b"); bit d = !eq(p, p); bit e = !eq(p, q); bit f = !eq(true, 1); bit g = !eq(0b01, 1); bit h = !eq([{a}], "a"); }
