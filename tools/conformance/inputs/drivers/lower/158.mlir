// RUN-FLAGS: --cse --canonicalize
func.func @volatile(%p: !llvm.ptr) {
  %1 = llvm.load volatile %p : !llvm.ptr -> i8
  %2 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %5 = llvm.load %p invariant : !llvm.ptr -> i32
  return
}
