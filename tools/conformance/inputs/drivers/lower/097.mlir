// RUN-FLAGS: --remove-dead-values
func.func @loops(%n: index, %a: i32, %c: i1) -> i32 {
  %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %s = arith.addi %x, %x : i32
    %t = arith.muli %y, %y : i32
    scf.yield %s, %t : i32, i32
  }
  %q:2 = scf.if %c -> (i32, i32) {
    %u = arith.subi %a, %a : i32
    scf.yield %a, %u : i32, i32
  } else {
    scf.yield %r#0, %a : i32, i32
  }
  return %q#0 : i32
}
