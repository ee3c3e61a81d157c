func.func @poison() -> i32 {
  %0 = ub.poison : i32
  %1 = ub.poison <#ub.poison> : vector<4xi64>
  %2 = ub.poison {x} : tensor<?xf32>
  return %0 : i32
}
func.func @never() attributes {a = #ub.poison} {
  ub.unreachable
}
func.func @blocks(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable {x}
^b:
  return
}
