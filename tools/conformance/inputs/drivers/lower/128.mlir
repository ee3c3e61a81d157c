// RUN-FLAGS: --remove-dead-values="canonicalize=1"
func.func @f(%n: index, %a: i32, %c: i1) -> i32 {
  %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %t = arith.muli %y, %y : i32
    scf.yield %x, %t : i32, i32
  }
  return %r#0 : i32
}
