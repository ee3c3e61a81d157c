// 4.common: elements share a class
class A; class B : A; class C : A; def b : B; def c : C; defvar l = [b, c]; def a { list<A> x = l; list<A> y = [b, c, b]; }
