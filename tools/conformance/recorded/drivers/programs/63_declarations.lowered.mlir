module {
  llvm.func @outside(i32, f64, i64) -> !llvm.struct<(i64, i1)> attributes {sym_visibility = "private"}
  llvm.func @outside_void() attributes {sym_visibility = "private"}
  llvm.func @outside_vec(vector<4xf32>) -> !llvm.array<2 x vector<2xi32>> attributes {sym_visibility = "private"}
  llvm.func @outside_attr(i32 {llvm.noundef}, i8 {llvm.signext}) -> (i16 {llvm.zeroext}) attributes {sym_visibility = "private"}
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(91 : i32) : i32
    llvm.return %0 : i32
  }
}

