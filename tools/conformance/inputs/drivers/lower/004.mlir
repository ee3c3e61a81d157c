// RUN-FLAGS: --convert-scf-to-cf
// Blocks inside the branches of an if.
func.func @if_after_region(%c: i1, %a: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %x = scf.execute_region -> i32 {
      cf.cond_br %c, ^p, ^q
    ^p:
      scf.yield %a : i32
    ^q:
      %z = arith.addi %a, %a : i32
      scf.yield %z : i32
    }
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
