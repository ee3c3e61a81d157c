// 7.order: a parent that is an ancestor already
class T { int x = 1; } class A : T; def c : A, T;
