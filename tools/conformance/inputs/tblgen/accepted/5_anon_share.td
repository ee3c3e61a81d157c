// 5.anon.share: equal calls share one record
class A<int n, string s = "d"> { int x = n; string t = s; } def a { A p = A<1>; A q = A<!add(0, 1)>; list<A> l = [A<1, "d">, A<n = 1>, A<1, s = "e">]; }
