// test: opt --verify-diagnostics
func.func @f() -> i32 {
  return // error: [opt::unexpected_diagnostic] "unexpected error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1"
}
