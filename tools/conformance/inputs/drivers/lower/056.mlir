// RUN-FLAGS: --convert-func-to-llvm
func.func @shim(%a: i32, %b: index) -> (i32, index) attributes {llvm.emit_c_interface} {
  return %a, %b : i32, index
}
func.func private @external(f32, memref<?xf32>) -> f32 attributes {llvm.emit_c_interface}
func.func @with_memref(%m: memref<4xf32>) -> i32 attributes {llvm.emit_c_interface} {
  %c = "builtin.unrealized_conversion_cast"() : () -> i32
  return %c : i32
}
