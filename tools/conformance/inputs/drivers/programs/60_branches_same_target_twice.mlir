func.func @f(%c: i1, %a: i32, %b: i32, %x: f32, %i: index) -> i32 {
  cf.cond_br %c, ^join(%a, %i : i32, index), ^join(%b, %i : i32, index)
^join(%v: i32, %j: index):
  cf.cond_br %c, ^end, ^end
^end:
  %k = arith.index_cast %j : index to i32
  %f = arith.fptosi %x : f32 to i32
  %s = arith.addi %v, %k : i32
  %t = arith.addi %s, %f : i32
  return %t : i32
}
func.func @main() -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %a = arith.constant 5 : i32
  %b = arith.constant 80 : i32
  %x = arith.constant 1.0 : f32
  %i = arith.constant 3 : index
  %p = call @f(%t, %a, %b, %x, %i) : (i1, i32, i32, f32, index) -> i32
  %q = call @f(%f, %a, %b, %x, %i) : (i1, i32, i32, f32, index) -> i32
  %s = arith.subi %q, %p : i32
  return %s : i32
}
