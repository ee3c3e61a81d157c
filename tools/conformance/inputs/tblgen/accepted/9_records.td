// 9.records: classes and records sorted by name, their classes behind them
class B<int n = 1> { int x = n; } class A; def z : A; def y : B<2>, A; def y10; def y9; def Z;
