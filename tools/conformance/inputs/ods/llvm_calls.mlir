// ODS: mlir/Dialect/LLVMIR/LLVMOps.td mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td
// Calls: conventions, bundles of operands, attributes of arguments, exceptions.
llvm.func @foo(%a: i32) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @inv(%p: !llvm.ptr) -> i32 attributes { personality = @__gxx_personality_v0 } {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.invoke @foo(%0) to ^bb2 unwind ^bb1 : (i32) -> i32
^bb1:
  %5 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %5 : !llvm.struct<(ptr, i32)>
^bb2:
  %7 = llvm.invoke %p(%0) to ^bb3(%0 : i32) unwind ^bb1 : !llvm.ptr, (i32) -> i32
^bb3(%x: i32):
  %8 = llvm.invoke fastcc @foo(%0) to ^bb4 unwind ^bb1 {some.attr} : (i32) -> i32
^bb4:
  %9 = llvm.invoke @foo(%0) to ^bb5 unwind ^bb1 vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
^bb5:
  llvm.invoke @foo(%0) to ^bb6 unwind ^bb1 ["tag"(%0, %p : i32, !llvm.ptr)] : (i32 {llvm.signext}) -> i32
^bb6:
  llvm.return %0 : i32
}
llvm.func @b(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a) ["deopt"(%a : i32)] : (i32) -> i32
  llvm.call @foo(%a) ["deopt"(), "x"(%a, %p : i32, !llvm.ptr)] : (i32) -> i32
  %0 = llvm.call %p(%a) ["deopt"()] : !llvm.ptr, (i32) -> i32
  %1 = llvm.call tail @foo(%a) : (i32) -> i32
  %2 = llvm.call fastcc musttail @foo(%a) {a.b = 1 : i32} : (i32) -> (i32 {llvm.noundef})
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  llvm.call_intrinsic "llvm.assume"(%1) ["align"(%p, %a : !llvm.ptr, i32)] : (i32) -> ()
  llvm.return
}
