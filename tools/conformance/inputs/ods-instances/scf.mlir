func.func @turns(%go: i1, %x: i32) -> i64 {
  %r = scf.while (%a = %x) : (i32) -> i64 {
    %b = arith.extsi %a : i32 to i64
    scf.condition(%go) %b : i64
  } do {
  ^bb0(%b: i64):
    %a = arith.trunci %b : i64 to i32
    scf.yield %a : i32
  }
  return %r : i64
}
