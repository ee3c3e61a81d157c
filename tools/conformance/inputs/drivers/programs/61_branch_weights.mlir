func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c weights([3, 97]), ^x, ^y(%a : i32)
^x:
  %k = arith.constant 40 : i32
  cf.br ^y(%k : i32)
^y(%v: i32):
  return %v : i32
}
func.func @main() -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %a = arith.constant 2 : i32
  %p = call @f(%t, %a) : (i1, i32) -> i32
  %q = call @f(%f, %a) : (i1, i32) -> i32
  %s = arith.addi %q, %p : i32
  return %s : i32
}
