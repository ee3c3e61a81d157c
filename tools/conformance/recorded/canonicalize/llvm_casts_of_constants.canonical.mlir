module {
  llvm.mlir.global external @g(42 : i32) {addr_space = 0 : i32} : i32
  llvm.func @k(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %3 = llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<2>
    llvm.call @usep2(%3) : (!llvm.ptr<2>) -> ()
    %4 = llvm.bitcast %2 : f32 to i32
    llvm.call @use(%4) : (i32) -> ()
    llvm.call @use1(%1) : (i1) -> ()
    llvm.call @use1(%0) : (i1) -> ()
    llvm.return
  }
  llvm.func @use(i32)
  llvm.func @use1(i1)
  llvm.func @usep2(!llvm.ptr<2>)
}

