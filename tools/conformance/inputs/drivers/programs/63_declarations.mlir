// Declared, never called.
func.func private @outside(i32, f64, index) -> (i64, i1)
func.func private @outside_void()
func.func private @outside_vec(vector<4xf32>) -> vector<2x2xi32>
func.func private @outside_attr(i32 {llvm.noundef}, i8 {llvm.signext}) -> (i16 {llvm.zeroext})
func.func @main() -> i32 {
  %r = arith.constant 91 : i32
  return %r : i32
}
