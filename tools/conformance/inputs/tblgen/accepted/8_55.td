// 8.55: !instances
class A; class B : A; def p : A; def q1 : B; def q2 : B; def a { list<A> l = !instances<A>(); list<A> m = !instances<A>("q[12]"); list<B> n = !instances<B>("^q1$"); list<A> o = !instances<A>("none"); } def r : A;
