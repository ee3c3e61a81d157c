// RUN-FLAGS: --remove-dead-values
func.func @while_loop(%a: i32, %b: i32) -> i32 {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %g = arith.cmpi slt, %x, %b : i32
    scf.condition(%g) %x, %y : i32, i32
  } do {
  ^bb0(%u: i32, %v: i32):
    %s = arith.addi %u, %u : i32
    scf.yield %s, %v : i32, i32
  }
  return %r#0 : i32
}
