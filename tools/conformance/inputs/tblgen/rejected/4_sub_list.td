// 4.sub_list: not the other way
class A; class B : A; def x : A; def a { list<A> l = [x]; list<B> m = l; }
