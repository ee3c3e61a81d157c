// RUN-FLAGS: --split-input-file --canonicalize="region-simplify=aggressive"
// A terminator whose only sizes are those of its successors' operands.
llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1(%a, %b : i32, i32),
  ^bb2(%b : i32),
  ^bb1(%a, %a : i32, i32)
  ]
^bb1(%x: i32, %y: i32):
  %r = llvm.add %x, %y : i32
  llvm.return %r : i32
^bb2(%z: i32):
  llvm.return %z : i32
}
// -----
llvm.func @equal(%p: !llvm.ptr, %a: i32, %b: i32, %c: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1,
  ^bb2,
  ^bb3(%a : i32)
  ]
^bb1:
  %r = llvm.mul %a, %b : i32
  llvm.return %r : i32
^bb2:
  %s = llvm.mul %a, %c : i32
  llvm.return %s : i32
^bb3(%z: i32):
  llvm.return %z : i32
}
