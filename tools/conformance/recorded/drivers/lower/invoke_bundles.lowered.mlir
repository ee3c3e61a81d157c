module {
  llvm.func @f(i32) -> i32
  llvm.func @pers(...) -> i32
  llvm.func @use(i32)
  llvm.func @invoke(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 attributes {personality = @pers} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = llvm.invoke @f(%arg0) to ^bb3(%arg0 : i32) unwind ^bb4 ["one"(%arg0 : i32), "none"()] : (i32) -> i32
  ^bb2:  // pred: ^bb0
    %2 = llvm.invoke @f(%arg1) to ^bb3(%arg1 : i32) unwind ^bb4 ["none"()] : (i32) -> i32
  ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
    llvm.call @use(%3) : (i32) -> ()
    llvm.return %3 : i32
  ^bb4:  // 2 preds: ^bb1, ^bb2
    %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.return %0 : i32
  }
}

