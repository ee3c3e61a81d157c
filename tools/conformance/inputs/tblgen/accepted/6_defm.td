// 6.defm: multiclasses first, then classes of every record
class C { int c = 1; string n = NAME; } class D : C { let c = 2; } multiclass M { def _a; def _b { int x = 1; } } multiclass N<int n> { def _n { int y = n; } } defm p : M, N<3>, C; defm q : M, D;
