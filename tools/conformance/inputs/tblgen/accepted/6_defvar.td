// 6.defvar: immutable, any value
class A<int n> { int x = n; } defvar a = 1; defvar b = [a, 2]; defvar c = A<5>; defvar d = c.x; defvar e = !add(a, d); def r { int p = a; list<int> q = b; A s = c; int t = e; }
