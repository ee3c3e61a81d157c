module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) -> i32 {
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1(%arg2 : i32),
    ^bb2,
    ^bb1(%arg1 : i32)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    %1 = llvm.add %arg1, %0 : i32
    llvm.return %1 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %arg2 : i32
  }
}

// -----
module {
  llvm.func @equal(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1(%arg2 : i32),
    ^bb1(%arg3 : i32),
    ^bb2
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    %1 = llvm.mul %arg1, %0 : i32
    llvm.return %1 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %arg1 : i32
  }
}

