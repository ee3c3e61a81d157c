// test: rewrite --patterns ./rules.pdll --allow-unregistered-dialect --check-patterns=edits,notifications

// Without `verify` the error names no pattern.
func.func @widen(%x: i32) -> i64 {
  %0 = "t.widen"(%x) : (i32) -> i64 // error: [ir::type_trait] "'arith.addi' op requires the same type for all operands and results"
  return %0 : i64
}
