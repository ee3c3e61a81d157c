// 8.26: !interleave of records
class A; def p : A; def a { string s = !interleave([p], ","); }
