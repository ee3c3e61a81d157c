module {
  func.func @f(%arg0: memref<4x?xf32, 2>, %arg1: memref<8xi16>) -> memref<8xi16> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<8xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    "foreign.use"(%arg0, %arg1) : (memref<4x?xf32, 2>, memref<8xi16>) -> ()
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.return %1 : !llvm.ptr
  }
}

