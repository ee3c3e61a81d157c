module {
  func.func @f(%arg0: i8, %arg1: f8E4M3FN, %arg2: vector<4xi8>, %arg3: vector<4xf8E5M2>, %arg4: vector<2x3xf8E5M2>, %arg5: vector<2x3xi8>, %arg6: vector<[4]xi8>) -> (f8E4M3FN, i8, vector<4xf8E5M2>, vector<4xi8>, vector<2x3xi8>, vector<2x3xf8E5M2>, f32, vector<[4]xf8E5M2>) {
    %0 = builtin.unrealized_conversion_cast %arg6 : vector<[4]xi8> to vector<[4]xf8E5M2>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<4xi8> to vector<4xf8E5M2>
    %2 = builtin.unrealized_conversion_cast %arg0 : i8 to f8E4M3FN
    %3 = builtin.unrealized_conversion_cast %arg5 : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
    %4 = builtin.unrealized_conversion_cast %3 : !llvm.array<2 x vector<3xi8>> to vector<2x3xf8E5M2>
    %5 = builtin.unrealized_conversion_cast %arg4 : vector<2x3xf8E5M2> to !llvm.array<2 x vector<3xi8>>
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<3xi8>> to vector<2x3xi8>
    %7 = builtin.unrealized_conversion_cast %arg3 : vector<4xf8E5M2> to vector<4xi8>
    %8 = builtin.unrealized_conversion_cast %arg1 : f8E4M3FN to i8
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(4.203900e-45 : f32) : f32
    return %2, %8, %1, %7, %6, %4, %10, %0 : f8E4M3FN, i8, vector<4xf8E5M2>, vector<4xi8>, vector<2x3xi8>, vector<2x3xf8E5M2>, f32, vector<[4]xf8E5M2>
  }
}

