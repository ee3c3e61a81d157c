// 7.order.args: template arguments are substituted parent by parent
class A<int n> { int x = n; } class B<int n> : A<!add(n, 1)> { int y = n; } class C<int n> : B<!mul(n, 10)> { int z = !add(x, y, n); } def a : C<2>;
