module {
  llvm.func @g(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    %5 = builtin.unrealized_conversion_cast %4 : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
    "foo.op"(%5) : (memref<f32>) -> ()
    llvm.return
  }
  func.func @u(%arg0: memref<*xf32>) -> memref<*xf32> {
    return %arg0 : memref<*xf32>
  }
  func.func @m(%arg0: memref<?xf32>, %arg1: memref<2xf32>) -> (memref<?xf32>, memref<2xf32>) {
    return %arg0, %arg1 : memref<?xf32>, memref<2xf32>
  }
  func.func private @v2(i32, memref<*xf32>) -> memref<2xf32> attributes {func.varargs = true, llvm.emit_c_interface}
}

