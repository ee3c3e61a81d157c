// 8.symbolic: operands stay symbolic until arguments are known
class A<int n, list<int> l, string s> { int x = !add(n, 1); int y = !size(l); list<int> m = !foreach(i, l, !mul(i, n)); string t = !interleave(l, s); bit b = !eq(s, "x"); int z = !if(b, x, y); string u = !substr(s, 0, n); int f = !foldl(n, l, acc, i, !add(acc, i)); } def a : A<1, [1, 2, 3], "x">; class B : A<2, [], "yz">; def b : B;
