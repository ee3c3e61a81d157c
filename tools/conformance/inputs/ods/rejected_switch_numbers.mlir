// ODS: mlir/Dialect/ControlFlow/IR/ControlFlowOps.td mlir/Dialect/LLVMIR/LLVMOps.td
func.func private @two() -> (i32, i32)
func.func @default(%x: i32) -> i32 {
  %0:2 = call @two() : () -> (i32, i32)
  // expected-error@+1 {{result number not allowed in argument list}}
  cf.switch %x : i32, [default: ^end(%0#1 : i32), 7: ^end(%x : i32)]
^end(%u: i32):
  return %u : i32
}
// -----
func.func private @two() -> (i32, i32)
// Behind a number several results are fine.
func.func @case(%x: i32) -> i32 {
  %0:2 = call @two() : () -> (i32, i32)
  cf.switch %x : i32, [default: ^end(%x : i32), 7: ^end(%0#1 : i32), 8: ^end(%0#0 : i32)]
^end(%u: i32):
  return %u : i32
}
// -----
llvm.func @one() -> i32
llvm.func @case(%x: i32) -> i32 {
  %0:1 = llvm.call @one() : () -> i32
  // expected-error@+1 {{result number not allowed in argument list}}
  llvm.switch %x : i32, ^end(%0#0 : i32) [7: ^end(%0#0 : i32)]
^end(%u: i32):
  llvm.return %u : i32
}
// -----
// expected-error@+1 {{result number not allowed in argument list}}
func.func @argument(%x#0: i32) {
  return
}
