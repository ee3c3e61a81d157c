func.func @shim(%a: i32, %b: f32) -> i32 attributes {llvm.emit_c_interface} {
  %c = arith.fptosi %b : f32 to i32
  %r = arith.addi %a, %c : i32
  return %r : i32
}
func.func private @keep(%a: i32 {llvm.noundef}, %b: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {no_inline} {
  %r = arith.subi %a, %b : i32
  return %r : i32
}
func.func private @ext(%a: i8 {llvm.signext}) -> (i8 {llvm.signext}) attributes {llvm.linkage = #llvm.linkage<internal>} {
  return %a : i8
}
func.func private @quiet(%a: i32) -> i32 attributes {passthrough = ["nounwind", ["frame-pointer", "all"]]} {
  %c = arith.constant 3 : i32
  %r = arith.muli %a, %c : i32
  return %r : i32
}
func.func private @inlined(%a: i32) -> i32 attributes {llvm.always_inline} {
  return %a : i32
}
func.func @main() -> i32 {
  %a = arith.constant 70 : i32
  %b = arith.constant 3.75 : f32
  %e = arith.constant -6 : i8
  %x = call @shim(%a, %b) : (i32, f32) -> i32
  %y = call @keep(%x, %a) : (i32, i32) -> i32
  %z = call @ext(%e) : (i8) -> i8
  %w = call @quiet(%y) {no_inline} : (i32) -> i32
  %v = call @inlined(%w) : (i32) -> i32
  %zi = arith.extui %z : i8 to i32
  %s = arith.addi %v, %zi : i32
  %c = arith.constant 255 : i32
  %r = arith.andi %s, %c : i32
  return %r : i32
}
