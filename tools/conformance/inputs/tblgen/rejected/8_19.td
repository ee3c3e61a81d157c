// 8.19: !if folds lazily, to a common type
class A; class B : A; class C : A; def b : B; def c : C; class S<bit x> { A r = !if(x, b, c); int n = !if(x, 1, !div(1, 0)); list<A> l = !if(x, [b], [c]); string s = !if(5, "t", "e"); } def a : S<1>;
