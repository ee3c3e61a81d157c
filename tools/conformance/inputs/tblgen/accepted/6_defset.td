// 6.defset: def and defm inside, not anonymous calls
class A<int n> { int x = n; } multiclass M { def _m : A<1>; } defset list<A> S = { def a : A<2>; defm p : M; def b : A<3> { A inner = A<9>; } foreach i = [5] in def f#i : A<i>; } def all { list<A> l = S; int n = !size(S); }
