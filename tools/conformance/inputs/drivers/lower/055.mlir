// RUN-FLAGS: --convert-func-to-llvm
func.func private @visible(%a: i8) -> i8 {
  return %a : i8
}
func.func nested @nested(%a: i8 {llvm.signext}) -> (i8 {llvm.signext, my.attr = 1 : i32}) {
  return %a : i8
}
func.func public @attrs(%a: i32 {llvm.noundef, foreign.x = "y"}, %b: index) attributes {foreign.z, no_inline, passthrough = ["cold"], llvm.emit_c_interface = false} {
  return
}
