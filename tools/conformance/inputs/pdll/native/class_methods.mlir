llvm.mlir.global internal constant @number(42 : i32) : i32
llvm.mlir.global external @other() : i64
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @one(i32) -> i32
llvm.func @caller(%x: i32, %f: !llvm.ptr) -> i32 {
  %0 = llvm.call @one(%x) : (i32) -> i32
  %1 = llvm.call %f(%0) : !llvm.ptr, (i32) -> i32
  %2 = llvm.call @printf(%f, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return %2 : i32
}
func.func @marked(%a: i32 {t.mark}, %b: i32) -> (i32 {t.mark = 1 : i32}) {
  return %a : i32
}
func.func @plain(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  return %x : i32
^bb2:
  cf.cond_br %c, ^bb2, ^bb1(%a : i32)
}
func.func @cases(%a: i32) -> i32 {
  cf.switch %a : i32, [
    default: ^bb1(%a : i32),
    1: ^bb1(%a : i32),
    2: ^bb2(%a : i32)
  ]
^bb1(%x: i32):
  return %x : i32
^bb2(%y: i32):
  cf.switch %y : i32, [
    default: ^bb1(%a : i32)
  ]
}
