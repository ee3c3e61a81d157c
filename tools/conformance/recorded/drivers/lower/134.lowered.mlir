module {
  llvm.func @malloc(i20) -> !llvm.ptr
  llvm.func @two(%arg0: i20, %arg1: !llvm.ptr) -> !llvm.struct<(i20, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i20, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i20, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i20, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i20
    %4 = llvm.mlir.constant(2 : index) : i20
    %5 = llvm.mlir.constant(3 : index) : i20
    %6 = llvm.mlir.constant(8 : index) : i20
    %7 = llvm.mul %4, %6 : i20
    %8 = llvm.extractvalue %2[0] : !llvm.struct<(i20, ptr)> 
    %9 = llvm.mul %4, %8 : i20
    %10 = llvm.add %9, %3 : i20
    %11 = llvm.mul %10, %5 : i20
    %12 = llvm.add %7, %11 : i20
    %13 = llvm.call @malloc(%12) : (i20) -> !llvm.ptr
    %14 = llvm.extractvalue %2[1] : !llvm.struct<(i20, ptr)> 
    "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i20) -> ()
    %15 = llvm.mlir.poison : !llvm.struct<(i20, ptr)>
    %16 = llvm.extractvalue %2[0] : !llvm.struct<(i20, ptr)> 
    %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i20, ptr)> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i20, ptr)> 
    llvm.return %18 : !llvm.struct<(i20, ptr)>
  }
}

