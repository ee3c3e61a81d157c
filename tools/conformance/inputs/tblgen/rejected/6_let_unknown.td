// 6.let.unknown: a class without the field
class A { int colour = 1; } class B;
let color = 2 in def a : A;
let colour = 2 in def b : B;
