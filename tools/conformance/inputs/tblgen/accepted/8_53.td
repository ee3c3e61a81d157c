// 8.53: !isa
class A; class B : A; def p : B; def q : A; class C<A r> { bit b = !isa<B>(r); } def a { bit b = !isa<A>(p); bit c = !isa<B>(p); bit d = !isa<int>(5); bit e = !isa<string>(5); bit f = !isa<list<int>>([1]); } def b : C<p>; def c : C<q>;
