// RUN-FLAGS: --canonicalize="region-simplify=aggressive"
// Operands of bundles come after those of the successors; some bundles have none.
llvm.func @f(i32) -> i32
llvm.func @pers(...) -> i32
llvm.func @use(i32)
llvm.func @invoke(%a: i32, %b: i32, %c: i1) -> i32 attributes {personality = @pers} {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^x, ^y
^x:
  %1 = llvm.invoke @f(%a) to ^n1 unwind ^u ["one"(%a : i32), "none"()] : (i32) -> i32
^y:
  %2 = llvm.invoke @f(%b) to ^n2 unwind ^u ["none"()] : (i32) -> i32
^n1:
  llvm.call @use(%a) : (i32) -> ()
  llvm.return %a : i32
^n2:
  llvm.call @use(%b) : (i32) -> ()
  llvm.return %b : i32
^u:
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %0 : i32
}
