module {
  llvm.func @swap(%arg0: i32, %arg1: i64) -> !llvm.struct<(i64, i32)> attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, i32)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(i64, i32)> 
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(i64, i32)> 
    llvm.return %2 : !llvm.struct<(i64, i32)>
  }
  llvm.func @noop() attributes {sym_visibility = "private"} {
    llvm.return
  }
  llvm.func @through(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(90 : i32) : i32
    %1 = llvm.mlir.constant(4 : index) : i64
    llvm.call %arg1() : !llvm.ptr, () -> ()
    %2 = llvm.call %arg0(%0, %1) : !llvm.ptr, (i32, i64) -> !llvm.struct<(i64, i32)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, i32)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, i32)> 
    %5 = llvm.trunc %3 : i64 to i32
    %6 = llvm.sdiv %4, %5 : i32
    llvm.return %6 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.addressof @swap : !llvm.ptr
    %1 = llvm.mlir.addressof @noop : !llvm.ptr
    %2 = llvm.call @through(%0, %1) : (!llvm.ptr, !llvm.ptr) -> i32
    llvm.return %2 : i32
  }
}

