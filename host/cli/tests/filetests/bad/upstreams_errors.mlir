// test: opt --max-errors=upstream

// The first error of each function, as upstream's tools report them; what the functions' module has to say comes after them.
func.func @f(%a: i32, %b: i64) {
  "arith.addi"(%a, %b) : (i32, i64) -> i32 // error: [ir::type_trait]
  "arith.addi"(%a) : (i32) -> i32
  return
}

func.func @f() -> i32 {
  return // error: [verify::op] "has 0 operands, but enclosing function (@f) returns 1"
}
