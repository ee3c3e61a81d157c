// RUN-FLAGS: --mlir-print-debuginfo --convert-scf-to-cf
func.func @located_while(%a: i32, %k: index) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %g = arith.cmpi slt, %x, %a : i32 loc("cmp")
    scf.condition(%g) %x : i32 loc("cond")
  } do {
  ^bb0(%v: i32 loc("arg")):
    scf.yield %v : i32 loc("yield")
  } loc(fused["while", "w.c":3:4])
  %q = scf.index_switch %k -> i32
  case 1 {
    scf.yield %r : i32 loc("case1")
  }
  default {
    scf.yield %a : i32 loc("dflt")
  } loc(callsite("sw" at "caller.c":9:9))
  return %q : i32
}
