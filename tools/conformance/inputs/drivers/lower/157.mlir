// RUN-FLAGS: --remove-dead-values
func.func @volatile(%p: !llvm.ptr) {
  %1 = llvm.load volatile %p : !llvm.ptr -> i8
  %2 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %5 = llvm.load %p invariant : !llvm.ptr -> i32
  return
}
func.func private @use(i32)
func.func @forwarded(%p: !llvm.ptr, %c: i1) {
  %r = scf.if %c -> i32 {
    %4 = llvm.load %p : !llvm.ptr -> i32
    %5 = llvm.load %p : !llvm.ptr -> i64
    %k = arith.constant 3 : i32
    func.call @use(%k) : (i32) -> ()
    %a = llvm.add %4, %4 : i32
    scf.yield %a : i32
  } else {
    %c1 = llvm.mlir.constant(1 : i32) : i32
    scf.yield %c1 : i32
  }
  %n = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %l = llvm.load %s : !llvm.ptr -> i32
  %m = llvm.add %l, %l : i32
  return
}
