module {
  llvm.func @indexed(%arg0: !llvm.ptr, %arg1: i64) -> !llvm.ptr {
    %0 = llvm.getelementptr inbounds %arg0[%arg1, 1, %arg1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
    llvm.return %0 : !llvm.ptr
  }
}

