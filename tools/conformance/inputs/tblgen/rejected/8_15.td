// 8.15: !lt of records
class A; def p : A; def a { bit b = !lt(p, p); }
