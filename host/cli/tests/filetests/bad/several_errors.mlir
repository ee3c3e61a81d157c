// test: opt

// All errors of a module are reported, those of one function and of several.
func.func @f(%a: i32, %b: i64) {
  "arith.addi"(%a, %b) : (i32, i64) -> i32 // error: [ir::type_trait]
  "arith.addi"(%a) : (i32) -> i32 // error: [ir::structure] "expected 2 operands, but found 1"
  "func.call"() <{callee = @nowhere}> : () -> () // error: [verify::op] "'nowhere' does not reference a valid function"
  return
}

func.func @f() -> i32 { // error: [ir::symbol_redefinition]
  return // error: [verify::op] "has 0 operands, but enclosing function (@f) returns 1"
}
