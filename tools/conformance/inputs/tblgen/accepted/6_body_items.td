// 6.body.items: fields, let, defvar, assert, dump
class A<int n> { int x = n; defvar twice = !mul(n, 2); int y = twice; assert !gt(n, 0), "positive"; dump "n " # n; let x = !add(twice, 1); } def a : A<1>; def b : A<2> { defvar l = 4; int z = l; }
