module {
  func.func @constants() {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.constant(7 : index) : i64
    %3 = llvm.mlir.constant(1.500000e+00 : f16) : f16
    %4 = llvm.mlir.constant(0x7FC0 : bf16) : bf16
    %5 = llvm.mlir.constant(0xFF800000 : f32) : f32
    %6 = llvm.mlir.constant(dense<3> : vector<4xi32>) : vector<4xi32>
    %7 = llvm.mlir.constant(dense<[1, 2]> : vector<2xindex>) : vector<2xi64>
    %8 = llvm.mlir.constant(dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
    %9 = llvm.mlir.constant(dense<true> : vector<2x3xi1>) : !llvm.array<2 x vector<3xi1>>
    %10 = llvm.mlir.constant(dense<0.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
    %11 = llvm.mlir.constant(dense<9> : vector<i8>) : vector<1xi8>
    %12 = llvm.mlir.constant(-1 : i128) : i128
    %13 = llvm.mlir.constant(5 : i32) {some.attr = 1 : i32} : i32
    %14 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xindex>) : !llvm.array<2 x vector<2xi64>>
    %15 = llvm.mlir.constant(2.000000e+00 : f8E4M3FN) : i8
    return
  }
}

