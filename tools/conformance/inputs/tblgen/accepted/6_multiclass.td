// 6.multiclass: parents, def, defm, defvar, foreach, if, let, assert, dump
class C { int v = 0; } multiclass P<int k> { def _p { int x = k; } }
multiclass M<int n, list<string> l> : P<!add(n, 1)> {
  defvar d = !mul(n, 2);
  foreach s = l in def _#s { string t = s; int u = d; }
  if !gt(n, 1) then def _big; else def _small;
  let v = n in def _v : C;
  defm _inner : P<d>;
  assert !gt(n, 0), "n is " # n;
  dump "made " # NAME;
}
defm a : M<1, ["x", "y"]>; defm b : M<2, []>;
