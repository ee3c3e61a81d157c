module {
  func.func @a() -> i32 {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.add %1, %0 : i32
    return %2 : i32
  }
  func.func @b(%arg0: f32) -> (f32, f32) {
    %0 = llvm.mlir.constant(5.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(5.000000e+00 : f32) : f32
    return %1, %arg0 : f32, f32
  }
  func.func @c(%arg0: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
    %0 = llvm.mlir.constant(dense<5.000000e+00> : vector<2xf32>) : vector<2xf32>
    %1 = llvm.mlir.constant(dense<5.000000e+00> : vector<2xf32>) : vector<2xf32>
    return %1, %arg0 : vector<2xf32>, vector<2xf32>
  }
  func.func @e() -> (i32, i32, i32) {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    return %1, %1, %1 : i32, i32, i32
  }
  func.func @p() -> (i32, vector<2xi32>) {
    %0 = ub.poison : i32
    %1 = ub.poison : vector<2xi32>
    return %0, %1 : i32, vector<2xi32>
  }
  func.func @q() -> (vector<2xi32>, vector<3xf32>, f16, f8E4M3FN) {
    %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
    %1 = llvm.mlir.constant(dense<[0x7F800001, 1.000000e+00, -0.000000e+00]> : vector<3xf32>) : vector<3xf32>
    %2 = llvm.mlir.constant(0x7C01 : f16) : f16
    %3 = llvm.mlir.constant(1.000000e+00 : f8E4M3FN) : i8
    %4 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
    %5 = llvm.mlir.constant(dense<[0x7F800001, 1.000000e+00, -0.000000e+00]> : vector<3xf32>) : vector<3xf32>
    %6 = llvm.mlir.constant(0x7C01 : f16) : f16
    %7 = llvm.mlir.constant(1.000000e+00 : f8E4M3FN) : i8
    %8 = builtin.unrealized_conversion_cast %7 : i8 to f8E4M3FN
    return %4, %5, %6, %8 : vector<2xi32>, vector<3xf32>, f16, f8E4M3FN
  }
}

