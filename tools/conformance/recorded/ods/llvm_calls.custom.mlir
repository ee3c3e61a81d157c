module {
  llvm.func @foo(i32) -> i32
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @inv(%arg0: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.invoke @foo(%0) to ^bb2 unwind ^bb1 : (i32) -> i32
  ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5
    %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %2 : !llvm.struct<(ptr, i32)>
  ^bb2:  // pred: ^bb0
    %3 = llvm.invoke %arg0(%0) to ^bb3(%0 : i32) unwind ^bb1 : !llvm.ptr, (i32) -> i32
  ^bb3(%4: i32):  // pred: ^bb2
    %5 = llvm.invoke fastcc @foo(%0) to ^bb4 unwind ^bb1 {some.attr} : (i32) -> i32
  ^bb4:  // pred: ^bb3
    %6 = llvm.invoke @foo(%0) to ^bb5 unwind ^bb1 vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  ^bb5:  // pred: ^bb4
    %7 = llvm.invoke @foo(%0) to ^bb6 unwind ^bb1 ["tag"(%0, %arg0 : i32, !llvm.ptr)] : (i32 {llvm.signext}) -> i32
  ^bb6:  // pred: ^bb5
    llvm.return %0 : i32
  }
  llvm.func @b(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.call @foo(%arg0) ["deopt"(%arg0 : i32)] : (i32) -> i32
    %1 = llvm.call @foo(%arg0) ["deopt"(), "x"(%arg0, %arg1 : i32, !llvm.ptr)] : (i32) -> i32
    %2 = llvm.call %arg1(%arg0) ["deopt"()] : !llvm.ptr, (i32) -> i32
    %3 = llvm.call tail @foo(%arg0) : (i32) -> i32
    %4 = llvm.call fastcc musttail @foo(%arg0) {a.b = 1 : i32} : (i32) -> (i32 {llvm.noundef})
    llvm.call_intrinsic "llvm.donothing"() : () -> ()
    llvm.call_intrinsic "llvm.assume"(%3) ["align"(%arg1, %arg0 : !llvm.ptr, i32)] : (i32) -> ()
    llvm.return
  }
}

