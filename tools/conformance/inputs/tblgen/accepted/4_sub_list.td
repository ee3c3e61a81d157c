// 4.sub_list: a list of a subclass
class A; class B : A; def b : B; def a { list<B> l = [b]; list<A> m = l; list<list<A>> n = [l, m]; }
