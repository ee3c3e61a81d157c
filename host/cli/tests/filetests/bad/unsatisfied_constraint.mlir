// test: opt

func.func @f(%a: f32) -> f32 {
  %b = "arith.addi"(%a, %a) : (f32, f32) -> f32 // error: [ods::constraint] "operand #0 must be signless-integer-like"
  return %b : f32
}
