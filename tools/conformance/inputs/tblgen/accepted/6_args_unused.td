// 6.args.unused: a warning per unused argument
class A<int used, int unused> { int x = used; } class B<int n> : A<n, 1>; def a : B<1>;
multiclass M<int u> { def _x; } defm p : M<1>;
