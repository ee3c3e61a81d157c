module {
  func.func @volatile(%arg0: !llvm.ptr) {
    %0 = llvm.load volatile %arg0 : !llvm.ptr -> i8
    %1 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %3 = llvm.load %arg0 atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.load %arg0 invariant : !llvm.ptr -> i32
    return
  }
  func.func private @use(i32)
  func.func @forwarded(%arg0: !llvm.ptr, %arg1: i1) {
    scf.if %arg1 {
      %c3_i32 = arith.constant 3 : i32
      func.call @use(%c3_i32) : (i32) -> ()
      %0 = ub.poison : i32
    } else {
      %0 = ub.poison : i32
    }
    return
  }
}

