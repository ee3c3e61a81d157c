// test: opt --canonicalize --cse --remove-dead-values
// Volatile and ordered atomic accesses stay although their results are unused.
func.func @loads(%p: !llvm.ptr) {
  %0 = llvm.load volatile %p : !llvm.ptr -> i8
  %1 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %2 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %p : !llvm.ptr -> i32
  return
}
// output:
//| module {
//|   func.func @loads(%arg0: !llvm.ptr) {
//|     %0 = llvm.load volatile %arg0 : !llvm.ptr -> i8
//|     %1 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
//|     return
//|   }
//| }
//|
