module {
  func.func @vectors(%arg0: i1, %arg1: vector<2x2xindex>, %arg2: vector<4xf16>, %arg3: memref<?xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>
    llvm.cond_br %arg0, ^bb1(%1, %0 : !llvm.array<2 x vector<2xi64>>, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>), ^bb2(%arg2 : vector<4xf16>)
  ^bb1(%2: !llvm.array<2 x vector<2xi64>>, %3: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb0
    return
  ^bb2(%4: vector<4xf16>):  // pred: ^bb0
    return
  }
}

