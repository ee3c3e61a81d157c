module {
  llvm.func @callee(i32) -> !llvm.struct<(i32, f32)> attributes {sym_visibility = "private"}
  llvm.func @higher(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
    %0 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> !llvm.struct<(i32, f32)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, f32)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, f32)> 
    llvm.return %1 : i32
  }
  llvm.func @taking() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @callee : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @nothing(%arg0: !llvm.ptr) {
    llvm.call %arg0() : !llvm.ptr, () -> ()
    llvm.return
  }
}

