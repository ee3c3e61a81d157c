llvm.func @indexed(%base: !llvm.ptr, %at: i64) -> !llvm.ptr {
  %0 = llvm.getelementptr inbounds %base[%at, 1, %at] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  llvm.return %0 : !llvm.ptr
}
