// 7.order: parents from their topmost ancestor, later parents win
class T { int x = 1; int y = 1; } class A : T { let x = 2; } class B : T { let x = 3; let y = 3; } def a : A, B; def b : B, A; def c : T, A;
