// test: opt
func.func @f(%a: i32) -> f32 {
  return %a : i32 // error: [ir::verify] "type of return operand 0 ('i32') doesn't match function result type ('f32') in function @f"
}
