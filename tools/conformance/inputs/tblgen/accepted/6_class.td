// 6.class: with arguments, parents and a body
class A<int n> { int x = n; } class B<int n, string s = "d"> : A<!add(n, 1)> { string t = s; let x = n; } def a : B<1>; def b : B<2, "e">;
